import { folderOf } from '#engine/schema/definitionName.ts'
import { useState } from 'react'
import type { Answer } from '#client/Answer.ts'
import type { CallArguments } from '#client/createClient.ts'
import { storedId, type Json } from '#engine/record/path.ts'
import type { PlanAction } from '#engine/plan/PlanCall.ts'
import type { ReadPlan } from '#engine/plan/ReadPlan.ts'
import type { Action } from '#generated/definitions.gen.ts'
import type { MenuItem } from '#ui/menu/MenuButton.tsx'
import { useText } from '#ui/text/useText.ts'
import type { ActionInQuestion } from './ActionQuestion.tsx'
import { ActionQuestion, ChangeDialog } from './dialogsAhead.ts'
import { fillAddress } from '../fillAddress.ts'
import type { ScreenHandlers } from '../outcomes/CallContext.ts'
import { performCall } from '../outcomes/performCall.ts'
import { useScreenServices } from '../ScreenServices.ts'

interface RecordActions {
  plan: Pick<ReadPlan, 'name' | 'words' | 'actions'>
  /** How people call a record. */
  nameOf: (record: Json) => string
  /** The effects on a record on this screen. */
  handlersFor: (record: Json) => ScreenHandlers
  /** Told when a call begins and when it is over, with all that its answer did. */
  onBusy?: (busy: boolean) => void
  /** Called when a question is gone; what had the focus before it may be gone, too. */
  onClosed?: () => void
}

/**
 * Returns the menu items for the actions on a record, and the dialogs that ask before an action. Actions open an
 * address or send a call.
 */
export function useRecordActions({ plan, nameOf, handlersFor, onBusy, onClosed }: RecordActions) {
  const { name, words, actions = [] } = plan
  const services = useScreenServices()
  const text = useText()
  const [question, setQuestion] = useState<ActionInQuestion>()
  const [change, setChange] = useState<{ action: Action; form: string; record: Json }>()
  const [busy, setBusy] = useState(false)
  const { isTrueOf, route } = services
  const { params } = route
  const argsFor = (record: Json): CallArguments => ({ path: params, id: storedId(record) })

  /**
   * Sends the call of an action and runs its outcomes. Does nothing while another action is in progress, so that a
   * double click sends one call.
   */
  async function performAction(
    action: Action,
    record: Json,
    handlers: ScreenHandlers = {},
    sent: CallArguments = {},
  ): Promise<Answer | undefined> {
    const { operation, outcomes = {} } = action
    if (operation === undefined || busy) return undefined
    const context = { namespace: folderOf(name), record, ...handlersFor(record), ...handlers }
    setBusy(true)
    onBusy?.(true)
    const answer = await performCall(services, { operation, args: { ...argsFor(record), ...sent }, outcomes, context })
    setBusy(false)
    onBusy?.(false)
    return answer
  }

  /** Performs the action in question. If it is refused, the question stays open with the reason. */
  async function confirm({ action, record }: ActionInQuestion): Promise<void> {
    let refused: ActionInQuestion | undefined
    await performAction(action, record, { inUse: (users) => (refused = { action, record, users }) })
    setQuestion(refused)
  }

  /** The menu item of an action; none if its condition is false for the record, or its address lacks a value. */
  function menuItemFor(action: PlanAction, record: Json): MenuItem[] {
    const { id, icon, danger, to, only, asks } = action
    if (only !== undefined && !isTrueOf(only, record)) return []
    const item: MenuItem = { id, label: text(`${words}.actions.${id}`), icon, danger }
    if (to !== undefined) {
      const address = fillAddress(to, record, { params, isTrueOf })
      return address === undefined ? [] : [{ ...item, to: address }]
    }
    if (asks !== undefined) return [{ ...item, onChoose: () => setChange({ action, form: asks, record }) }]
    const onChoose = action.confirm ? () => setQuestion({ action, record }) : () => void performAction(action, record)
    return [{ ...item, onChoose }]
  }
  /** The actions on a record. An action for other states, or whose address cannot be filled, is left out. */
  const itemsFor = (record: Json) => actions.flatMap((action) => menuItemFor(action, record))
  const first = question && actions.find(({ id }) => id === question.action.before)
  /** The question that is asked before something is done; belongs somewhere on the screen. */
  const questionDialog = actions.some(({ confirm }) => confirm) && (
    <ActionQuestion
      words={words}
      question={question && { ...question, called: nameOf(question.record), args: argsFor(question.record) }}
      busy={busy}
      before={first ? menuItemFor(first, question.record) : []}
      onConfirm={() => question && void confirm(question)}
      onCancel={() => setQuestion(undefined)}
      onClosed={onClosed}
    />
  )
  const dialog = (
    <>
      {questionDialog}
      {change && (
        <ChangeDialog
          form={change.form}
          record={change.record}
          args={argsFor(change.record)}
          title={text(`${words}.actions.${change.action.id}`)}
          onSend={(sent, handlers) => performAction(change.action, change.record, handlers, sent)}
          onClosed={() => {
            setChange(undefined)
            onClosed?.()
          }}
        />
      )}
    </>
  )
  return { itemsFor, dialog }
}
