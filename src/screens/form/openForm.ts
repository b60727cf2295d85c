import type { FormAlert, FormMemory } from '#engine/form/FormState.ts'
import { startRecord } from '#engine/form/address.ts'
import { formPlan } from '#engine/form/formPlan.ts'
import { FormStore } from '#engine/form/FormStore.ts'
import { ItemStores } from '#engine/form/ItemStores.ts'
import { newRecord } from '#engine/record/newRecord.ts'
import type { Json } from '#engine/record/path.ts'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import { createAttachments, type Attachments } from '#fields/files/Attachments.ts'
import type { FormDefinition, RecordSchema } from '#generated/definitions.gen.ts'
import type { Toasts } from '#ui/toast/toasts.ts'
import type { RecordParts, ScreenServices } from '../ScreenServices.ts'
import { createOrigin, type Origin, type SeenRecord } from './saving/SeenRecord.ts'

export interface FormParts {
  /** Form definition, as `folder/name`. */
  name: string
  /** The stored record; undefined for a new one. */
  seen?: SeenRecord | undefined
  /** Where the files wait, if not in a place of their own. */
  attachments?: Attachments | undefined
  /** What is said above the form when it opens. */
  alert?: FormAlert | undefined
  /** What stood in the form that this one takes the place of. */
  before?: FormMemory | undefined
}

/** The messages that a form brings up. */
interface FormToasts extends Toasts {
  /** Takes away what the last try to save has said. */
  forget: () => void
}

/** All that stays the same while a form is open, made once. */
export interface OpenedForm {
  name: string
  definition: FormDefinition
  parts: RecordParts
  store: FormStore
  /** The items of its lists that are typed in place. */
  items: ItemStores
  origin: Origin
  attachments: Attachments
  toasts: FormToasts
  /** What an optional object starts with when it becomes present. */
  freshAt: (path: string) => Json
  /** Something that was typed here, or in a form that is open over this one, is not saved. */
  unsaved: () => boolean
  /** A form opens over this one; returns the way to tell that it is closed. */
  holdOver: (over: OpenedForm) => () => void
}

/** Opens a form on a stored record, or on a new one with the defaults of its schema. */
export function openForm(services: ScreenServices, given: FormParts): OpenedForm {
  const { name, seen, attachments = createAttachments(), alert, before } = given
  const { formats, formatsDefinition, route } = services
  const definition = services.formOf(name)
  const parts = services.recordOf(definition.record)
  const { schema, validation } = parts
  const plan = formPlan(definition, schema, formatsDefinition)
  const rules = { plan, schema, formats, formatsDefinition, validation, constants: keptConstants(definition, schema) }
  const { clears, askedOnSubmit: deferred } = definition
  const record = seen?.record ?? startRecord(definition, schema, route.address)
  const store = new FormStore({ rules, record, clears, deferred, alert, before })
  const items = new ItemStores(store, rules)
  const over = new Set<OpenedForm>()
  return {
    name,
    definition,
    parts,
    store,
    items,
    origin: createOrigin(seen),
    attachments,
    toasts: formToasts(services.toasts),
    freshAt(path) {
      const found = propertyAt(schema, path)
      return found ? newRecord(found.schema) : {}
    },
    unsaved: () => store.status().changed || items.isStarted() || [...over].some((form) => form.unsaved()),
    holdOver(form) {
      over.add(form)
      return () => over.delete(form)
    },
  }
}

/** The constants that belong to the whole record; those that are only sent are no part of it. */
function keptConstants({ constants = {} }: FormDefinition, { properties }: RecordSchema): Json {
  return Object.fromEntries(Object.entries(constants).filter(([name]) => properties[name]?.writeOnly !== true))
}

function formToasts({ add, dismiss }: Toasts): FormToasts {
  const said = new Set<string>()
  return {
    add(toast) {
      const id = add(toast)
      said.add(id)
      return id
    },
    dismiss,
    forget() {
      said.forEach(dismiss)
      said.clear()
    },
  }
}
