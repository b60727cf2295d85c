import { folderOf } from '#engine/schema/definitionName.ts'
import { useState } from 'react'
import type { CallArguments } from '#client/createClient.ts'
import type { Json } from '#engine/record/path.ts'
import type { ReadPlan } from '#engine/plan/ReadPlan.ts'
import type { Problem } from '#engine/validation/problem.ts'
import type { Action } from '#generated/definitions.gen.ts'
import type { MenuItem } from '#ui/menu/MenuButton.tsx'
import { useText } from '#ui/text/useText.ts'
import { ActionQuestion } from './parts.ts'
import { fillAddress } from './fillAddress.ts'
import { performCall, type ScreenHandlers } from './outcomes/performCall.ts'
import { useScreenServices } from './ScreenServices.ts'

interface RecordActions {
  /** What is on the screen, and what can be done there. */
  plan: Pick<ReadPlan, 'name' | 'words' | 'actions'>
  /** How people call a record. */
  nameOf: (record: Json) => string
  /** What effects may do to a record on this screen. */
  handlersFor: (record: Json) => ScreenHandlers
  /** Told when a call begins and when it is over, with all that its answer did. */
  onBusy?: (busy: boolean) => void
  /** Called when a question is gone; what had the focus before it may be gone, too. */
  onClosed?: () => void
}

/** Makes the actions of a definition work: links to their addresses, and calls, asked for first where that is wanted. */
export function useRecordActions({ plan, nameOf, handlersFor, onBusy, onClosed }: RecordActions) {
  const { name, words, actions = [] } = plan
  const services = useScreenServices()
  const text = useText()
  const [asked, setAsked] = useState<{ action: Action; record: Json; users?: readonly Problem[] }>()
  const [busy, setBusy] = useState(false)
  const { holds, route } = services
  const { params } = route
  const argsFor = ({ resourceUuid: id }: Json): CallArguments => ({
    path: params,
    ...(typeof id === 'string' && { id }),
  })

  async function perform(action: Action, record: Json, keepsAsking = false): Promise<void> {
    const { operation, outcomes = {} } = action
    if (operation === undefined || busy) return
    // The question stays open with the reason why it is not done.
    let isRefused = false as boolean
    const inUse = (users: readonly Problem[]): void => {
      isRefused = true
      setAsked({ action, record, users })
    }
    const context = {
      namespace: folderOf(name),
      record,
      ...handlersFor(record),
      ...(action.confirm && { inUse }),
    }
    setBusy(true)
    onBusy?.(true)
    await performCall(services, { operation, args: argsFor(record), outcomes, context })
    setBusy(false)
    onBusy?.(false)
    if (!keepsAsking && !isRefused) setAsked(undefined)
  }

  function itemFor(action: Action, record: Json, keepsAsking = false): MenuItem[] {
    const { id, icon, danger, to, only } = action
    if (only !== undefined && !holds(only, record)) return []
    const item: MenuItem = {
      id,
      label: text(`${words}.actions.${id}`),
      icon,
      danger,
    }
    if (to !== undefined) {
      const address = fillAddress(to, record, { params, holds })
      return address === undefined ? [] : [{ ...item, to: address }]
    }
    const onChoose = action.confirm
      ? () => setAsked({ action, record })
      : () => void perform(action, record, keepsAsking)
    return [{ ...item, onChoose }]
  }

  const before = (): MenuItem[] => {
    const first = asked && actions.find(({ id }) => id === asked.action.before)
    return first ? itemFor(first, asked.record, true) : []
  }
  /** What can be done with a record; an action that is for others, or whose address cannot be filled, is left out. */
  const itemsFor = (record: Json) => actions.flatMap((action) => itemFor(action, record))
  /** The question that is asked before something is done; belongs somewhere on the screen. */
  const dialog = actions.some(({ confirm }) => confirm) && (
    <ActionQuestion
      words={words}
      asked={asked && { ...asked, called: nameOf(asked.record), args: argsFor(asked.record) }}
      busy={busy}
      before={before}
      onConfirm={() => asked && void perform(asked.action, asked.record)}
      onCancel={() => setAsked(undefined)}
      onClosed={onClosed}
    />
  )
  return { itemsFor, dialog }
}
