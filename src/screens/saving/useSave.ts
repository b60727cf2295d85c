import type { RefObject } from 'react'
import type { Answer } from '#client/Answer.ts'
import type { Call } from '#client/createClient.ts'
import type { FormAlert } from '#engine/form/FormState.ts'
import { storedId } from '#engine/record/path.ts'
import { writeRecord } from '#engine/wire/writeRecord.ts'
import { saveOperation } from '#engine/plan/PlanCall.ts'
import { folderOf } from '#engine/schema/definitionName.ts'
import type { Problem } from '#engine/record/problem.ts'
import { performCall } from '../outcomes/performCall.ts'
import { namedFields } from '../outcomes/runEffect.ts'
import { useScreenServices, type ScreenServices } from '../ScreenServices.ts'
import type { Merge } from '../merge/MergeDialog.tsx'
import { noteIdentifier } from '../form/identifier.ts'
import type { OpenedForm } from '../form/openForm.ts'
import { versionOf } from '../SeenRecord.ts'
import type { Drafting } from './useDrafting.ts'

interface SaveParts {
  form: OpenedForm
  drafting: Drafting
  /** For a record that was saved elsewhere. */
  merge: RefObject<Merge | null>
  onShow: ((form: string, alert: FormAlert | undefined) => void) | undefined
}

/**
 * Saves what stands in the form. Whatever the answer, everything typed stays. A form that was saved is finished: where
 * the answer leads elsewhere, it saves nothing any more while the next screen is on its way, and otherwise not before
 * something else is typed.
 */
export function useSave({ form, drafting, merge, onShow }: SaveParts) {
  const { plan, store, attachments, origin, toasts } = form
  const services = useScreenServices()

  return async function save(): Promise<void> {
    const seen = origin.get()
    const call = seen ? plan.update : plan.create
    const { saving, saved } = store.status()
    if (!call || saving || saved) return
    store.forgetAnswer()
    store.update({ saving: true })
    const { record } = store.evaluation()
    noteIdentifier(plan, record, services.identifier)
    const { json, files } = writeRecord(plan.schema, record, attachments.chosenAt)
    const ids = files.map((file) => file.id)
    const onProgress = (share: number) => attachments.setProgress(ids, share)
    onProgress(0)
    let turnsInto: string | undefined
    let stale: true | undefined
    let arrived = false
    // Whatever fails on the way has not arrived.
    let fate: Parameters<typeof attachments.endProgress>[0] = () => 'failed'
    const { navigate, whenBack } = watchLeaving(services)
    try {
      const answer = await performCall(
        { ...services, call: nameFiles(services.call, files), toasts, navigate },
        {
          operation: saveOperation(call, record),
          args: {
            path: services.route.params,
            id: storedId(record),
            json,
            files: files.flatMap(({ part, id: fileId, label: name }) => {
              const file = attachments.get(fileId)
              return file ? [{ part, file, name }] : []
            }),
            idempotencyKey: drafting.keyFor(record, !seen),
            seenVersion: seen?.version,
            constants: plan.sent,
            ...(ids.length > 0 && { onProgress }),
          },
          outcomes: call.outcomes,
          context: {
            namespace: folderOf(plan.name),
            record,
            ends: true,
            alert: (alert) => store.update({ alert }),
            refuse: store.showServerProblems,
            show: (other) => (turnsInto = other),
            merge: () => (stale = true),
          },
        },
      )
      arrived = answer.ok
      const refused = refusedPlaces(answer).map((place) => ids[place])
      if (!isUndecided(answer)) fate = (id) => (refused.includes(id) ? 'refused' : undefined)
      if (arrived) {
        drafting.end()
        store.setSaved()
        if (seen) origin.set({ record, version: versionOf(answer) })
      }
      if (!isUndecided(answer)) drafting.forgetKey()
      if (turnsInto !== undefined) onShow?.(turnsInto, store.status().alert)
    } finally {
      attachments.endProgress(fate)
      whenBack(() => store.update({ saving: false }))
    }
    if (stale) await merge.current?.()
  }
}

/** Places, among the files that were sent, of those for which the server refused all. */
const refusedPlaces = (answer: Answer): number[] => namedFields(answer).flatMap((problem) => placeOf(problem) ?? [])

const placeOf = ({ params: { place } }: Problem): number | undefined => (typeof place === 'number' ? place : undefined)

/** A call whose refusals say which of the files they mean: the server tells its place, people know its name. */
function nameFiles(call: Call, files: readonly { label: string }[]): Call {
  const named = (one: Problem): Problem => {
    const file = files[placeOf(one) ?? -1]?.label
    return file === undefined ? one : { ...one, params: { ...one.params, file } }
  }
  return async (operation, args) => {
    const answer = await call(operation, args)
    return Array.isArray(answer.problem) ? { ...answer, problem: answer.problem.map(named) } : answer
  }
}

/**
 * Whether the call may have been carried out, or may still be: its key stays, so that it is not carried out twice. A
 * plain refusal stored nothing, and the next content gets another key.
 */
const isUndecided = ({ status }: Answer) =>
  typeof status === 'number' ? [401, 408, 425, 429].includes(status) || status >= 500 : true

/**
 * Watches for an answer that leads away from the screen. A guard may send the user back to it, which is still there then.
 * A form that was left meanwhile leads nowhere.
 */
function watchLeaving({ navigate, route }: ScreenServices) {
  const { pathname } = window.location
  let left: Promise<void> | undefined
  return {
    navigate: async (...[to, how]: Parameters<typeof navigate>): Promise<void> => {
      if (window.location.pathname !== pathname) return
      const arriving = navigate(to, how)
      if (pathOf(to) !== pathOf(route.address)) left = arriving
      await arriving
    },
    /** Calls `free` once the form can be used again: at once, unless the answer led away. */
    whenBack: (free: () => void) => (left ? void left.then(free) : free()),
  }
}

const pathOf = (address: string) => address.split(/[?#]/)[0]
