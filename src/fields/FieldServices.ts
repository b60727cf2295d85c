import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { Formats } from '#engine/formats/createFormats.ts'
import type { Json } from '#engine/record/path.ts'
import type { TextSurroundings } from './Field.ts'
import type { Attachments } from './files/Attachments.ts'

/** A value that may be chosen. Without a label its words come from the locale files. */
export interface Choice {
  value: string
  /** Its name, or its names by language. */
  label?: string | Readonly<Record<string, string>>
  /** The record, where a field points at one. */
  record?: ReferredRecord
}

/** A record at which a field points. */
export interface ReferredRecord {
  /** Name of its kind, `folder/name`. */
  name: string
  row: Json
}

/** What is known of all values of a lookup. */
export interface KnownChoices {
  state: 'loading' | 'failed' | 'loaded'
  items: readonly Choice[]
  byValue: ReadonlyMap<string, Choice>
}

/** What lookups offer; the records of a kind are one, under the name of the record. */
export interface ChoiceStore {
  /** The values of a lookup; those that fit `typed` where the server searches. Rejects when they cannot be had. */
  load: (name: string, typed?: string) => Promise<Choice[]>
  /** Undefined where nothing has asked for them. */
  known: (name: string) => KnownChoices | undefined
  /** Asks for all values while a screen is drawn. */
  want: (name: string) => void
  subscribe: (listener: () => void) => () => void
  /** Grows as more is known. */
  edition: () => number
}

/** What fields need from the screen that shows them, whether they are edited or read. */
export interface FieldServices {
  /** Folder of the record, under which its words stand. */
  namespace: string
  formats: Formats
  lookups: ChoiceStore
  /** How long to wait after the last key, in milliseconds, where the server searches; undefined where it gives all. */
  searchDelay: (lookup: string) => number | undefined
  /** The bytes of a stored file. Rejects when they cannot be had. */
  fileBytes: (operation: string, id: string) => Promise<Blob>
  /** How the records are called and reached at which fields point. */
  references?: {
    titleOf: (record: ReferredRecord, surroundings: TextSurroundings) => string
    addressOf: (record: ReferredRecord) => string | undefined
  }
  /** The form in which the fields are edited; none where they are read. */
  form?: FormServices
}

/** What controls need from the form around them. All functions stay the same while the form is open. */
export interface FormServices {
  /** New files, whose bytes wait beside the form. */
  attachments: Attachments
  /** The value of another field. */
  valueAt: (path: string) => unknown
  /** Calls back when the value of another field may have changed; returns the way to stop. */
  watch: (path: string, listener: () => void) => () => void
  /** Tries to save, as the save button does. */
  submit: () => void
}

export const FieldServicesContext = createContext<FieldServices | undefined>(undefined)

export function useFieldServices(): FieldServices {
  const services = use(FieldServicesContext)
  if (!services) throw new Error('A field needs FieldServices above it')
  return services
}

export function useFormServices(): FormServices {
  const { form } = useFieldServices()
  if (!form) throw new Error('A control needs a form above it')
  return form
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
