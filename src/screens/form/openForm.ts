import { useEffect, useState } from 'react'
import type { FormAlert, FormMemory } from '#engine/form/FormState.ts'
import { startRecord } from '#engine/form/startRecord.ts'
import { FormStore } from '#engine/form/FormStore.ts'
import { ItemStores } from '#engine/form/ItemStores.ts'
import { Listeners } from '#engine/form/Listeners.ts'
import { createAttachments, type Attachments } from '#fields/files/Attachments.ts'
import { createStore, type Store } from '#ui/createStore.ts'
import type { Toasts } from '#ui/toast/toasts.ts'
import { useScreenServices, type PreparedForm, type ScreenServices } from '../ScreenServices.ts'
import type { Typed } from './saving/Draft.ts'
import type { SeenRecord } from './saving/Draft.ts'

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
  /** What was typed here before and stands here again. */
  typed?: Typed | undefined
}

/** The messages that a form brings up. */
interface FormToasts extends Toasts {
  /** Takes away what the last try to save has said. */
  forget: () => void
}

/** All that stays the same while a form is open, made once. */
export interface OpenedForm extends PreparedForm {
  store: FormStore
  /** The items of its lists that are typed in place. */
  items: ItemStores
  /** The stored record that was started from, which goes on as it is saved or joined; undefined for a new one. */
  origin: Store<SeenRecord | undefined>
  attachments: Attachments
  toasts: FormToasts
  /** Something that was typed here, or in a form that is open over this one, is not saved. */
  unsaved: () => boolean
  /** Puts back what was typed. */
  restore: (typed: Typed) => void
  /** The item that was typed over this form then, and is again. */
  reopens: () => Typed['over']
  /** Calls back when something changes here, in an item or in a form that is open over this one. */
  watch: (listener: () => void) => () => void
  /** The form that is open over this one, and the item that is typed in it. */
  over: () => OverForm | undefined
  /** A form opens over this one; returns the way to tell that it is closed. */
  holdOver: (over: OverForm) => () => void
}

interface OverForm extends Omit<NonNullable<Typed['over']>, 'typed'> {
  form: OpenedForm
}

/** Opens a form on a stored record, or on a new one with the defaults of its schema. */
export function openForm(services: ScreenServices, given: FormParts): OpenedForm {
  const { name, seen, attachments = createAttachments(), alert, before, typed } = given
  const { formats, formatsDefinition, route } = services
  const form = services.formOf(name)
  const rules = { ...form, formats, formatsDefinition }
  const { clears, askedOnSubmit: deferred } = form.plan
  const record = seen?.record ?? startRecord(form.plan, route.address)
  const initial = seen ? [] : form.validation.initial
  const store = new FormStore({ rules, record, initial, clears, deferred, alert, before })
  const changes = new Listeners()
  const onChange = () => changes.notify([])
  const items = new ItemStores(store, rules, onChange)
  store.subscribe(onChange)
  let reopens: Typed['over']
  const restore = (typed: Typed) => {
    store.restore(typed.record)
    items.restore(typed.items)
    reopens = typed.over
  }
  if (typed) restore(typed)
  let over: OverForm | undefined
  return {
    ...form,
    store,
    items,
    origin: createStore(seen),
    attachments,
    toasts: formToasts(services.toasts),
    unsaved: () => store.status().changed || items.isStarted() || over?.form.unsaved() === true,
    restore,
    reopens: () => reopens,
    watch: changes.subscribe,
    over: () => over,
    holdOver(opened) {
      over = opened
      const stop = opened.form.watch(onChange)
      return () => {
        stop()
        over = undefined
        onChange()
      }
    },
  }
}

/**
 * A form, opened once: what it is opened with does not change while it is filled in. In development its definition does;
 * the form is then opened anew by it and goes on where it was.
 */
export function useOpenForm(given: FormParts): OpenedForm {
  const services = useScreenServices()
  const [form, setForm] = useState(() => openForm(services, given))
  useEffect(() => services.lookups.subscribe(form.store.follow), [services.lookups, form.store])
  const isCurrent = form.plan === services.formOf(given.name).plan
  if (!import.meta.hot || isCurrent) return form
  const { store, attachments, origin } = form
  const next = openForm(services, { ...given, attachments, before: store.memory(), typed: undefined })
  const seen = origin.get()
  if (seen) next.origin.set(seen)
  setForm(next)
  return next
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
