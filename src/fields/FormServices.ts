import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { Json } from '#engine/record/path.ts'
import type { Problem } from '#engine/validation/problem.ts'
import type { Attachments } from './Attachments.ts'
import type { EntryDraft } from './createEntryDraft.ts'

/** What controls need from the form around them. All functions stay the same while the form is open. */
export interface FormServices {
  /** New files, whose bytes wait beside the form. */
  attachments: Attachments
  /** The value of another field. */
  valueAt: (path: string) => unknown
  /** Calls back when the value of another field may have changed; returns the way to stop. */
  watch: (path: string, listener: () => void) => () => void
  /** What is wrong with one entry of the list at a path. */
  entryProblems: (path: string, entry: unknown) => Problem[]
  /** The entry that is typed in place and not added yet. @param fresh what an entry of the list starts with */
  entryDraft: (path: string, fresh: Json) => EntryDraft
  /** Tries to save, as the save button does. */
  submit: () => void
  entryForms: EntryForms
}

/** An entry that is changed: its place in the list, and how people know it. */
export interface ChangedEntry {
  index: number
  name: string
}

/** Forms in which the entries of a list are typed. */
export interface EntryForms {
  /** Opens one over this form. @param changed place and name of the entry that is changed; none for a new one */
  open: (path: string, changed?: ChangedEntry) => void
  /** Folder under which the words of such a form stand. @param form its definition, as `folder/name` */
  namespaceOf: (form: string) => string
}

export const FormServicesContext = createContext<FormServices | undefined>(undefined)

export function useFormServices(): FormServices {
  const services = use(FormServicesContext)
  if (!services) throw new Error('A control needs FormServices above it')
  return services
}

/** The value of another field of the form, kept up to date. */
export function useValueAt(path: string | undefined): unknown {
  const { valueAt, watch } = useFormServices()
  const subscribe = useCallback(
    (listener: () => void) => (path === undefined ? () => undefined : watch(path, listener)),
    [path, watch],
  )
  return useSyncExternalStore(subscribe, () => (path === undefined ? undefined : valueAt(path)))
}
