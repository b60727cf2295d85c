import { useEffect, useEffectEvent, useState } from 'react'
import type { CallArguments } from '#client/createClient.ts'
import { isObject, type Json } from '#engine/record/path.ts'
import type { Problem } from '#engine/record/problem.ts'
import { useTextSurroundings } from '#fields/values/valueText.ts'
import { RecordLink } from '#fields/kinds/choiceField.tsx'
import type { Action } from '#generated/definitions.gen.ts'
import { ConfirmDialog, type ConfirmDialogProps } from '#ui/Dialog.tsx'
import type { MenuItem } from '#ui/menu/MenuButton.tsx'
import { useLanguage, useText } from '#ui/text/useText.ts'
import { ActionButton } from './ActionButtons.tsx'
import { useScreenServices } from '../ScreenServices.ts'

/** An action that is asked about, and the records that keep it from being done. */
export interface ActionInQuestion {
  action: Action
  record: Json
  users?: readonly Problem[]
}

interface ActionQuestionProps extends Pick<ConfirmDialogProps, 'busy' | 'onConfirm' | 'onCancel' | 'onClosed'> {
  /** Where the words of the definition stand. */
  words: string
  /** The action of a question, with the title of the record and the parameters of its calls. */
  question: (ActionInQuestion & { called: string; args: CallArguments }) | undefined
  /** The action that may be taken first. */
  before: readonly MenuItem[]
}

/** The question before an action. It names the record and the extent of the removal; its button names the action. */
export function ActionQuestion({ words, question, before, ...dialog }: ActionQuestionProps) {
  const text = useText()
  const { id = '', danger } = question?.action ?? {}
  const word = (key: string): string => `${words}.${key}`
  const action = question ? text(word(`actions.${id}`)) : ''
  const called = question?.called ?? ''
  // An action without a record names none.
  const usualTitle = called === '' ? word(`actions.${id}`) : 'app:confirm.title'
  const counts = useCounts(question?.action.counts, question?.args)
  return (
    <ConfirmDialog
      open={question !== undefined}
      title={question ? text([word(`asks.${id}.title`), usualTitle], { action, name: called }) : ''}
      message={question ? text(word(`questions.${id}`), { name: called }) : ''}
      words={{ confirm: action }}
      danger={danger}
      {...dialog}
    >
      {question?.users && <RecordUsers users={question.users} />}
      <AffectedRecords word={(key) => word(`asks.${id}.${key}`)} counts={counts} />
      {before.map((item) => (
        <ActionButton key={item.id} item={item} />
      ))}
    </ConfirmDialog>
  )
}

/** Fetches how many records an action would remove. The question is shown meanwhile. */
function useCounts(operation: string | undefined, args: CallArguments | undefined): Json {
  const { call } = useScreenServices()
  const [counts, setCounts] = useState<Json>({})
  const ask = useEffectEvent(async (counted: string) => call(counted, args ?? {}))
  useEffect(() => {
    if (operation === undefined) return undefined
    let wanted = true
    void ask(operation).then(({ ok, data }) => wanted && setCounts(ok && isObject(data) ? data : {}))
    return () => {
      wanted = false
      setCounts({})
    }
  }, [operation])
  return counts
}

/** The numbers of records that the action removes, in words: "2 records and 3 files". */
function AffectedRecords({ word, counts }: { word: (key: string) => string; counts: Json }) {
  const text = useText()
  const language = useLanguage()
  const parts = Object.entries(counts).flatMap(([name, count]) =>
    typeof count === 'number' && count > 0 ? [text([word(`counts.${name}`), 'app:entries.count'], { count })] : [],
  )
  const list = new Intl.ListFormat(language).format(parts)
  return <p role="status">{parts.length > 0 && text(word('list'), { list })}</p>
}

/** The records that keep another one from being removed, with links to them. */
function RecordUsers({ users }: { users: readonly Problem[] }) {
  const text = useText()
  const { nameOf, titleOf } = useTextSurroundings()
  const count = Number(users[0]?.params['count'] ?? users.length)
  const known = users.flatMap(({ params: { record, id } }) => nameOf?.(String(record), String(id))?.record ?? [])
  return (
    <div role="alert">
      <p>{text('app:confirm.inUse', { count })}</p>
      <ul>
        {known.map((record) => (
          <li key={String(record.row['resourceUuid'])}>
            <RecordLink record={record}>{titleOf?.(record)}</RecordLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
