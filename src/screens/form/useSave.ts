import { useRef } from 'react'
import type { Answer } from '#client/Answer.ts'
import type { CallArguments } from '#client/createClient.ts'
import type { FormDefinition, SaveCall } from '#generated/definitions.gen.ts'
import { atFields } from '#engine/form/checkForm.ts'
import type { FormPlan } from '#engine/form/formPlan.ts'
import { saveOperation } from '#engine/form/saveOperation.ts'
import type { Json } from '#engine/record/path.ts'
import { writeRecord } from '#engine/record/writeRecord.ts'
import type { Attachments } from '#fields/Attachments.ts'
import { performCall } from '../outcomes/performCall.ts'
import { useScreenServices, type RecordParts } from '../ScreenServices.ts'
import type { FormStatus } from './FormState.ts'
import type { FormStore } from './formStore.ts'

interface SaveParts {
  name: string
  definition: FormDefinition
  parts: RecordParts
  plan: FormPlan
  store: FormStore
  attachments: Attachments
  /** The record is stored already. */
  update: boolean
  onDone: ((answer: Answer) => void) | undefined
  onShow: ((form: string, alert: FormStatus['alert']) => void) | undefined
}

/**
 * Answers after which the call may have been carried out, or may still be: the key stays, so that it is not carried out
 * a second time. A plain refusal stored nothing, and what is sent next is another content.
 */
const undecided: readonly Answer['status'][] = ['network', 401, 408, 409, 425, 429]
const keepsKey = (status: Answer['status']) =>
  undecided.includes(status) || (typeof status === 'number' && status >= 500)

/** Saves what stands in the form. Whatever the answer, everything typed stays. */
export function useSave({ name, definition, parts, plan, store, attachments, update, onDone, onShow }: SaveParts) {
  const services = useScreenServices()
  const key = useRef<string>(undefined)

  return async (): Promise<void> => {
    const call = update ? definition.update : definition.create
    if (!call || store.status().saving) return
    store.forgetAnswer()
    store.setSaving(true)
    key.current ??= newKey()
    const { record } = store.checked()
    const pointer = `${name.split('/')[1] ?? name}.form.json#/${update ? 'update' : 'create'}`
    const { resourceUuid } = record
    const { json, files } = writeRecord(parts.schema, record, attachments.has)
    const sent = files.flatMap(({ part, id, label }) => {
      const file = attachments.get(id)
      return file ? [{ id, part: { part, file, name: label } }] : []
    })
    const ids = sent.map(({ id }) => id)
    let turnsInto: string | undefined
    try {
      const answer = await performCall(services, {
        operation: saveOperation(call, pointer, record, parts.validation.rule),
        args: {
          path: services.route.params,
          ...(typeof resourceUuid === 'string' && { id: resourceUuid }),
          ...splitQuery(call, json),
          constants: definition.constants,
          files: sent.map(({ part }) => part),
          idempotencyKey: key.current,
          ...(ids.length > 0 && { onProgress: (share: number) => attachments.setProgress(ids, share) }),
        },
        outcomes: call.outcomes,
        context: {
          namespace: name.split('/')[0] ?? name,
          record,
          alert: (type, words) => store.setAlert({ type, words }),
          mark: (path, words) => {
            const [problem] = atFields(plan, [{ path, code: 'refused', params: {} }])
            store.mark(problem?.path ?? path, words)
          },
          show: (form) => (turnsInto = form),
        },
      })
      if (turnsInto !== undefined) onShow?.(turnsInto, store.status().alert)
      if (answer.ok || !keepsKey(answer.status)) key.current = undefined
      if (answer.ok) onDone?.(answer)
    } finally {
      attachments.endProgress()
      store.setSaving(false)
    }
  }
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
