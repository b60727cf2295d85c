import type { TypeName } from '#generated/definitions.gen.ts'

/** What a text of a definition refers to. */
export interface Reference {
  to: string
  /** A text that refers to nothing, such as `*`. */
  or?: string
  /** A path: what the field must be. */
  is?: 'files' | 'entries' | 'optional' | 'single' | 'own'
  /** A path: people read the field, so it must be one that can be read. */
  shown?: boolean
  /** A path: the field stands there under its label. */
  labelled?: boolean
  /** A path: it starts at what holds the rule in which it stands. */
  here?: boolean
  /** A condition: it does not apply where a value is absent. */
  absent?: boolean
  /** A field of a record: the mark and the type that it must have. */
  marked?: 'readOnly' | 'writeOnly'
  typed?: TypeName
  /** A value: name of the property whose path leads to its field. */
  of?: string
  /** An address: what fills its names; without it, nothing does. */
  from?: 'record' | 'route'
  /** A message: the texts that it must have. */
  parts?: ('title' | 'message')[]
  /** An operation: what it must answer with. */
  answers?: 'list'
}

/** What a meta-schema says of a part beside its shape. */
export interface Notes {
  refers?: string | Reference | (string | Reference)[]
  /** Names are declared here, which something must refer to. */
  declares?: string
  /** Paths below start at the field whose path stands under this name beside it. */
  within?: string
  /**
   * Keys of words that must be there, each alone or with others that may stand for it, and of words that may. `{id}` is
   * filled from the object, `{value}` with the text itself, `{name}` with its name.
   */
  words?: { need?: (string | string[])[]; may?: string[] }
  /** Columns, with the key of words that may head one before the label of its field does. */
  headed?: string
  /** What an entry of the list is called; its name occurs once. */
  unique?: string
  /** Exactly one of these properties is given. */
  either?: string[]
  /** Properties that do not go with another one. */
  excludes?: Record<string, string[]>
  /** A number that another property may not be below. */
  atMost?: string
  /** Types of fields that the property speaks of. */
  for?: TypeName[]
  /** Properties that must be there once the references of a record are in place. */
  needs?: string[]
  /** Kinds of definitions in which the effect does something, as far as down to one of their calls; of a choice, by value. */
  in?: string[] | Record<string, string[]>
}

/** The names of all notes. They mean nothing to the test of the shape. */
export const noteNames = [
  ...['refers', 'declares', 'within', 'words', 'headed', 'unique', 'either', 'excludes', 'atMost', 'for'],
  'in',
  'needs',
] as (keyof Notes)[]

export function referencesIn({ refers = [] }: Notes): Reference[] {
  return [refers].flat().map((reference) => (typeof reference === 'string' ? { to: reference } : reference))
}
