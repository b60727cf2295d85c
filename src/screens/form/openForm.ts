import { useEffect, useState } from 'react'
import type { FormAlert } from '#engine/form/FormState.ts'
import { startRecord } from '#engine/form/startRecord.ts'
import { FormStore } from '#engine/form/FormStore.ts'
import { createItemStores } from '#engine/form/ItemStores.ts'
import { createAttachments, type Attachments } from '#fields/Attachments.ts'
import { createStore } from '#ui/createStore.ts'
import type { NewToast, Toasts } from '#ui/toast/toasts.ts'
import { useScreenServices, type ScreenServices } from '../ScreenServices.ts'
import { fieldAfterIdentifier, withIdentifier } from './identifier.ts'
import type { OverItem, Typed } from '../Draft.ts'
import type { SeenRecord } from '../SeenRecord.ts'

interface FormParts {
  /** Form definition, as `folder/name`. */
  name: string
  /** The stored record; undefined for a new one. */
  seen?: SeenRecord | undefined
  /** Where the files wait, if not in a place of their own. */
  attachments?: Attachments | undefined
  alert?: FormAlert | undefined
  /** The store of the form that this one takes the place of. */
  before?: FormStore | undefined
  /** The values typed here before that are restored. */
  typed?: Typed | undefined
}

interface OverForm {
  /** The item that is typed in it; undefined for what a change of state asks for, which no draft holds. */
  item?: OverItem
  form: OpenedForm
}

export type OpenedForm = ReturnType<typeof openForm>

/** A form that is open on a stored record, or on a new one with the defaults of its schema: what stays the same meanwhile. */
function openForm(services: ScreenServices, { name, seen, attachments, alert, before, typed }: FormParts) {
  const { formats, isTrueOf, route, toasts } = services
  const form = services.formOf(name)
  const rules = { ...form, formats, isTrueOf }
  const { plan } = form
  const { clears, askedOnSubmit: deferred } = plan
  const record = seen?.record ?? withIdentifier(plan, startRecord(plan, route.address), services.identifier)
  const initial = seen ? [] : form.validation.initial
  const changes = createStore(undefined)
  const onChange = () => changes.set(undefined)
  const origin = createStore(seen)
  const stored = () => origin.get()?.record
  const store = new FormStore({ rules, record, stored, initial, clears, deferred, alert, before })
  store.subscribe(onChange)
  /** The items of its lists that are typed in place. */
  const items = createItemStores(store, rules, onChange)
  const opened = {
    plan,
    store,
    items,
    /** The stored record that was started from, which goes on as it is saved or joined; undefined for a new one. */
    origin,
    attachments: attachments ?? createAttachments(),
    toasts: formToasts(toasts),
    /** Path of the field at which it goes on, where one before it was filled in by what the browser knows. */
    startAt: seen ? undefined : fieldAfterIdentifier(plan, record),
    /** The item that was typed over this form before, and is again. */
    reopens: undefined as OverItem | undefined,
    over: undefined as OverForm | undefined,
    /** Calls back when something changes here, in an item or in a form that is open over this one. */
    watch: changes.subscribe,
    /** Something that a draft holds is not saved: it was typed here, or in an item of this form. */
    hasTyped: (): boolean =>
      store.status().changed ||
      items.started().length > 0 ||
      (opened.over?.item !== undefined && opened.over.form.hasTyped()),
    /** Something that was typed here, or in a form that is open over this one, is not saved. */
    unsaved: (): boolean => opened.hasTyped() || opened.over?.form.unsaved() === true,
    resume({ record, items: begun, over, follows }: Typed): void {
      store.resume(record, follows?.[''])
      items.resume(begun, follows)
      opened.reopens = over
    },
    /** Follows the records at which fields point, once they are known. */
    follow: (): void => {
      store.updateFollowing()
      items.follow()
    },
    /** A form opens over this one. @returns tells that it is closed */
    holdOver(over: OverForm): () => void {
      opened.over = over
      const stop = over.form.watch(onChange)
      return () => {
        stop()
        opened.over = undefined
        onChange()
      }
    },
  }
  if (typed) opened.resume(typed)
  return opened
}

/**
 * A form, opened once: the values it was opened with do not change while it is filled in. In development its definition
 * does; the form is then opened anew, and typed values carry over.
 */
export function useOpenForm(given: FormParts): OpenedForm {
  const services = useScreenServices()
  const [form, setForm] = useState(() => openForm(services, given))
  useEffect(() => services.lookups.subscribe(form.follow), [services.lookups, form])
  const isCurrent = form.plan === services.formOf(given.name).plan
  if (!import.meta.hot || isCurrent) return form
  const { store, attachments, origin } = form
  const next = openForm(services, { ...given, attachments, before: store, typed: undefined })
  next.origin.set(origin.get())
  setForm(next)
  return next
}

/** The messages that a form brings up; `forget` takes away what the last try to save has said. */
function formToasts({ add, dismiss }: Toasts) {
  const shown: string[] = []
  return {
    add: (toast: NewToast) => void shown.push(add(toast)),
    forget: () => shown.splice(0).forEach(dismiss),
  }
}
