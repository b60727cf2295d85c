import type { FormDefinition, FormatsDefinition, PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import type { Formats } from '#engine/formats/createFormats.ts'
import type { CheckedForm } from '#engine/form/checkForm.ts'
import { formPlan, type FormPlan } from '#engine/form/formPlan.ts'
import { startRecord } from '#engine/form/startRecord.ts'
import { newRecord } from '#engine/record/newRecord.ts'
import { normaliseRecord } from '#engine/record/normaliseRecord.ts'
import { isObject, type Json } from '#engine/record/path.ts'
import { proposalsOf } from '#engine/proposals/proposalsOf.ts'
import { remarksOf } from '#engine/remarks/remarksOf.ts'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import type { FormServices } from '#fields/FormServices.ts'
import { createAttachments, type Attachments } from '#fields/Attachments.ts'
import type { RecordParts } from '../ScreenServices.ts'
import { createEntryDrafts, type EntryDrafts } from './createEntryDrafts.ts'
import { createCheck } from './createCheck.ts'
import type { FormMemory, FormStatus } from './FormState.ts'
import type { FormStore } from './FormState.ts'
import { createFormStore } from './formStore.ts'
import { rjsfSchema } from './rjsfSchema.ts'
import { createOrigin, type Origin } from './SeenRecord.ts'
import { storeValidator } from './storeValidator.ts'

export interface FormParts {
  definition: FormDefinition
  parts: RecordParts
  formats: Formats
  formatsDefinition: FormatsDefinition
  /** The stored record; undefined for a new one. */
  stored: Json | undefined
  /** Version of the stored record, as the server names it. */
  version?: string | undefined
  /** Address of the screen, which may decide what a new record starts with. */
  address: string
  /** Where the files wait, if not in a place of their own. */
  attachments?: Attachments
  /** What is said above the form when it opens. */
  alert?: FormStatus['alert']
  /** What stood in the form that this one takes the place of. */
  before?: FormMemory
}

/** All that stays the same while a form is open, made once. */
export interface OpenedForm {
  plan: FormPlan
  store: FormStore
  origin: Origin
  rjsf: ReturnType<typeof rjsfSchema> & { validator: ReturnType<typeof storeValidator> }
  /** Ids of the messages that the last try to save brought up. */
  said: Set<string>
  /** What would be saved of a record, and what is wrong with it. */
  check: (record: Json) => CheckedForm
  entryDrafts: EntryDrafts
  services: Omit<FormServices, 'submit' | 'entryForms'>
  freshAt: (path: string) => Json
  /** Something that was typed here, or in a form that is open over this one, is not saved. */
  unsaved: () => boolean
  /** A form opens over this one; returns the way to tell that it is closed. */
  holdOver: (over: OpenedForm) => () => void
}

/** Opens a form on a stored record, or on a new one with the defaults of its schema. */
export function openForm(given: FormParts): OpenedForm {
  const { definition, parts, formats, formatsDefinition, stored, version, address, alert, before } = given
  const { schema, validation } = parts
  const plan = formPlan(definition, schema, formatsDefinition)
  // Looking for advice goes through the whole record; most records ask for none.
  const written = JSON.stringify(schema)
  const hasRemarks = written.includes('"remarks":')
  const hasProposals = written.includes('"proposals":')
  const check = createCheck({ plan, schema, validation, formats, constants: keptConstants(definition, schema) })
  const store = createFormStore({
    plan,
    record: stored ?? startRecord(definition, schema, address),
    clears: definition.clears ?? [],
    asked: definition.askedOnSubmit ?? [],
    holds: validation.holds,
    advise: hasRemarks ? (record) => remarksOf(schema, record, formatsDefinition) : none,
    propose: hasProposals ? (record) => proposalsOf(schema, record) : none,
    check,
    alert,
    before,
  })
  const { attachments = createAttachments() } = given
  const over = new Set<OpenedForm>()
  const entryProblems = (path: string, entry: unknown) => {
    const items = propertyAt(schema, path)?.schema.items
    const normal = items && isObject(entry) ? normaliseRecord(recordOf(items), entry, formats) : entry
    return validation.entry(path, normal)
  }
  const entryDrafts = createEntryDrafts({ plan, store, entryProblems })
  return {
    plan,
    store,
    origin: createOrigin(stored && { record: stored, version }),
    said: new Set(),
    check,
    rjsf: { ...rjsfSchema(plan), validator: storeValidator(store) },
    services: {
      attachments,
      valueAt: store.valueAt,
      watch: store.subscribeField,
      entryProblems,
      entryDraft: entryDrafts.at,
    },
    entryDrafts,
    freshAt(path) {
      const found = propertyAt(schema, path)
      return found ? newRecord(found.schema) : {}
    },
    unsaved: () =>
      store.status().changed || entryDrafts.started().length > 0 || [...over].some((form) => form.unsaved()),
    holdOver(form) {
      over.add(form)
      return () => over.delete(form)
    },
  }
}

const none = () => []

/** The constants that belong to the whole record; those that are only sent are no part of it. */
function keptConstants({ constants = {} }: FormDefinition, { properties }: RecordSchema): Json {
  return Object.fromEntries(Object.entries(constants).filter(([name]) => properties[name]?.writeOnly !== true))
}

/** An entry of a list is checked as a small record of its own. */
function recordOf({ properties = {} }: PropertySchema): RecordSchema {
  return { $schema: '', type: 'object', properties }
}
