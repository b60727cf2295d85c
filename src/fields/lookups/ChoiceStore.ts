import type { Json } from '#engine/record/path.ts'

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
