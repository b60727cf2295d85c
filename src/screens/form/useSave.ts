import { useRef } from 'react'
import type { Answer } from '#client/Answer.ts'
import type { CallArguments } from '#client/createClient.ts'
import type { FormDefinition, SaveCall } from '#generated/definitions.gen.ts'
import { atFields } from '#engine/form/checkForm.ts'
import type { FormPlan } from '#engine/form/formPlan.ts'
import { saveOperation } from '#engine/form/saveOperation.ts'
import type { Json } from '#engine/record/path.ts'
import { writeRecord, type FilePart } from '#engine/record/writeRecord.ts'
import type { Attachments } from '#fields/Attachments.ts'
import type { Toasts } from '#ui/toast/toasts.ts'
import { performCall } from '../outcomes/performCall.ts'
import { useScreenServices, type RecordParts, type ScreenServices } from '../ScreenServices.ts'
import type { Drafting } from './useDrafting.ts'
import type { FormStatus } from './FormState.ts'
import type { FormStore } from './FormState.ts'
import { versionOf, type Origin } from './SeenRecord.ts'

interface SaveParts {
  name: string
  definition: FormDefinition
  parts: RecordParts
  plan: FormPlan
  store: FormStore
  attachments: Attachments
  drafting: Pick<Drafting, 'idempotencyKey' | 'keepKey' | 'end'>
  toasts: Toasts
  /** The stored record that what is typed started from. */
  origin: Origin
  /** Joins what was typed with what is stored by now; true if that can be saved without a question. */
  meet: () => Promise<boolean>
  onDone: ((answer: Answer) => void) | undefined
  onShow: ((form: string, alert: FormStatus['alert']) => void) | undefined
}

/**
 * Answers after which the call may have been carried out, or may still be: the key stays, so that it is not carried out
 * a second time. A plain refusal stored nothing, and what is sent next is another content.
 */
const undecided: readonly Answer['status'][] = ['network', 401, 408, 425, 429]
const keepsKey = (status: Answer['status']) =>
  undecided.includes(status) || (typeof status === 'number' && status >= 500)

/**
 * Saves what stands in the form. Whatever the answer, everything typed stays. A form that was saved is finished: where
 * the answer leads elsewhere, it saves nothing any more while the next screen is on its way, and otherwise not before
 * something else is typed.
 */
export function useSave(given: SaveParts) {
  const { name, definition, parts, plan, store, attachments, drafting, toasts, origin, meet, onDone, onShow } = given
  const services = useScreenServices()
  const pending = useRef<PendingCall>(undefined)

  /** Takes in what came of a save. */
  function settle(answer: Answer, record: Json): void {
    if (answer.ok) {
      drafting.end()
      store.setSaved()
      if (origin.seen()) origin.goOnFrom({ record, version: versionOf(answer) })
    }
    if (!answer.ok && keepsKey(answer.status)) return
    if (!answer.ok) pending.current = undefined
    drafting.keepKey(undefined)
    if (answer.ok) onDone?.(answer)
  }

  return async function save(): Promise<void> {
    const seen = origin.seen()
    const call = seen ? definition.update : definition.create
    if (!call || isClosed(store.status())) return
    store.forgetAnswer()
    store.setSaving(true)
    const { record } = store.checked()
    const { json, files } = writeRecord(parts.schema, record, attachments.chosenAt)
    const sent = { ...splitQuery(call, json), files: sentFiles(files, attachments) }
    pending.current = keyed(sent, pending.current, seen ? undefined : drafting.idempotencyKey())
    drafting.keepKey(pending.current.idempotencyKey)
    const ids = files.map(({ id }) => id)
    if (ids.length > 0) attachments.setProgress(ids, 0)
    let turnsInto: string | undefined
    let stale: true | undefined
    let arrived = false
    const { leaving, hasLeft } = watchLeaving({ ...services, toasts })
    try {
      const answer = await performCall(leaving, {
        operation: saveOperation(call, record, parts.validation.holds),
        args: {
          path: services.route.params,
          ...idOf(record),
          ...pending.current,
          seenVersion: seen?.version,
          constants: definition.constants,
          ...(ids.length > 0 && { onProgress: (share: number) => attachments.setProgress(ids, share) }),
        },
        outcomes: call.outcomes,
        context: {
          namespace: name.split('/')[0] ?? name,
          record,
          ends: true,
          holds: parts.validation.holds,
          alert: (type, words) => store.setAlert({ type, words }),
          mark: (path, words) => {
            const [problem] = atFields(plan, [{ path, code: 'refused', params: {} }])
            store.mark(problem?.path ?? path, words)
          },
          show: (form) => (turnsInto = form),
          merge: () => (stale = true),
        },
      })
      arrived = answer.ok
      settle(answer, record)
      if (turnsInto !== undefined) onShow?.(turnsInto, store.status().alert)
    } finally {
      attachments.endProgress(!arrived && !stale)
      if (!hasLeft()) store.setSaving(false)
    }
    if (stale && (await meet())) await save()
  }
}

/** What is sent, with the key under which the server carries it out once. */
type PendingCall = Pick<CallArguments, 'json' | 'query' | 'files'> & { idempotencyKey: string }

/**
 * Gives a call its key. A create that is tried again keeps it, even with other content: the first try may have arrived,
 * and then the server says so instead of making a second record. An update with other content is another update.
 * @param createKey key of a create that was tried before
 */
function keyed(
  call: Omit<PendingCall, 'idempotencyKey'>,
  before: PendingCall | undefined,
  createKey: string | undefined,
): PendingCall {
  const same = before !== undefined && isSame(before, call)
  return { ...call, idempotencyKey: createKey ?? (same ? before.idempotencyKey : newKey()) }
}

/** A file that was chosen again counts as another one: name and size do not tell its bytes. */
function isSame(before: Omit<PendingCall, 'idempotencyKey'>, call: Omit<PendingCall, 'idempotencyKey'>): boolean {
  const textOf = ({ json, query, files = [] }: typeof call) =>
    JSON.stringify([json, query, files.map(({ part, name }) => [part, name])])
  return (
    textOf(before) === textOf(call) && (call.files ?? []).every(({ file }, at) => file === before.files?.[at]?.file)
  )
}

const isClosed = ({ saving, saved }: FormStatus) => saving || saved

/** The same services, watched for an answer that leads away from the screen. */
function watchLeaving(services: ScreenServices) {
  let left = false
  const leaving: ScreenServices = {
    ...services,
    navigate(to, how) {
      left ||= pathOf(to) !== pathOf(services.route.address)
      services.navigate(to, how)
    },
    back() {
      left = true
      services.back()
    },
  }
  return { leaving, hasLeft: () => left }
}

const pathOf = (address: string) => address.split(/[?#]/)[0]

const idOf = ({ resourceUuid }: Json) => (typeof resourceUuid === 'string' ? { id: resourceUuid } : {})

function sentFiles(files: readonly FilePart[], attachments: Attachments): NonNullable<CallArguments['files']> {
  return files.flatMap(({ part, id, label }) => {
    const file = attachments.get(id)
    return file ? [{ part, file, name: label }] : []
  })
}

/** Parts what is sent into what stands in the address and what stands in the body. */
function splitQuery({ query = [] }: SaveCall, json: Json): Pick<CallArguments, 'json' | 'query'> {
  const entries = Object.entries(json)
  const body = Object.fromEntries(entries.filter(([name]) => !query.includes(name)))
  if (query.length === 0) return { json: body }
  const inAddress = entries.filter(([name]) => query.includes(name)).map(([name, value]) => [name, String(value)])
  return { json: body, query: Object.fromEntries(inAddress) as Record<string, string> }
}

/** `randomUUID` is missing where a page is neither secure nor local. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
