import type { DetailsPlan } from '#engine/plan/DetailsPlan.ts'
import { progressOf } from '#engine/details/progressOf.ts'
import type { Json } from '#engine/record/path.ts'
import { definitionKey } from '#engine/text/wordKeys.ts'
import type { Holds } from '#engine/validation/createHolds.ts'
import { useColumnText } from '#fields/values/columnText.ts'
import type { Condition } from '#generated/definitions.gen.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Page } from '#ui/Page.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { Skeletons } from '#ui/Skeletons.tsx'
import { useText } from '#ui/text/useText.ts'
import { ActionButton } from '../ActionButton.tsx'
import { ApartActions, sortApart } from '../actions/ApartActions.tsx'
import { LinkButton } from '../LinkButton.tsx'
import { LoadFailure } from '../LoadFailure.tsx'
import type { Loading } from '../useLoad.ts'
import { useRecordActions } from '../useRecordActions.tsx'
import { DetailsBody } from './DetailsBody.tsx'

interface DetailsPageProps {
  plan: DetailsPlan
  holds: Holds
  loading: Loading<Json>
  onRetry: () => void
  /** Reads the record again. */
  onReload: () => void
}

/** The page of a record to read, from the first moment on. */
export function DetailsPage({ plan, holds: holdsFor, loading, onRetry, onReload }: DetailsPageProps) {
  const { name, title, back, actions } = plan
  const text = useText()
  const textOf = useColumnText()
  const word = (key: string): string => definitionKey(name, 'details', key)
  const titleOf = (record: Json): string => {
    if (title === undefined) return text(word('title'))
    const called = textOf(title, record) || '–'
    return text.optional(word('title'), { name: called }) ?? called
  }
  const { itemsFor, dialog } = useRecordActions({
    name,
    kind: 'details',
    holds: holdsFor,
    actions,
    nameOf: titleOf,
    handlersFor: () => ({ reload: onReload }),
  })

  const backLink = back === undefined ? undefined : { to: back, label: text([word('back'), 'app:common.back']) }
  const chrome = { ...(backLink && { back: backLink }) }
  if (loading.state === 'loaded') {
    const record = loading.data
    const holds = (condition: Condition) => holdsFor(condition, record)
    const progress = progressOf(plan, record, holds)
    const items = itemsFor(record)
    const [beside, apart] = sortApart(actions, items)
    const facts = plan.facts.map((column) => textOf(column, record)).filter((fact) => fact !== '')
    return (
      <Page
        {...chrome}
        title={titleOf(record)}
        lead={facts.join(' · ')}
        actions={beside.map((item) => (
          <ActionButton key={item.id} item={item} />
        ))}
      >
        {progress !== undefined && (
          <ProgressBar share={progress} label={text(word('progress'), { percent: Math.round(progress * 100) })} />
        )}
        <DetailsBody name={name} plan={plan} record={record} holds={holds} items={items} />
        <ApartActions name={name} kind="details" items={apart} />
        {dialog}
      </Page>
    )
  }
  if (loading.state === 'loading') {
    return (
      <Page {...chrome} title={title === undefined ? text(word('title')) : text('app:common.loading')}>
        <Skeletons of="details" count={3} />
      </Page>
    )
  }
  const missing = loading.answer.status === 404
  return (
    <Page {...chrome} title={text(missing ? 'app:load.missingTitle' : 'app:load.failedTitle')}>
      {missing ? (
        <EmptyState
          title={text('app:load.missing')}
          action={backLink && <LinkButton primary to={backLink.to} label={backLink.label} icon="back" />}
        />
      ) : (
        <LoadFailure onRetry={onRetry} />
      )}
    </Page>
  )
}
