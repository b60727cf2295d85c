import { isObject, type Json } from '#engine/record/path.ts'
import type { Path } from '../text/Source.ts'
import type { TypeName } from '#generated/definitions.gen.ts'

export interface Spot {
  value: unknown
  path: Path
  notes: Notes
  /** Whether it is the name of a property; then `value` is that name. */
  isName: boolean
  above: Spot | undefined
}

interface Reading {
  follow: (reference: string) => Json
  fits: (shape: Json, value: unknown) => boolean
}

/** Returns every value of a definition that its meta-schema knows, holders before their contents. */
export function spotsOf(meta: Json, value: unknown, reading: Reading): Spot[] {
  const spots: Spot[] = []
  /** Adds the value at a path, then the values inside it. */
  const visitValue = (schema: Json, value: unknown, path: Path, above?: Spot): void => {
    const chain = appliedSchemas(schema, value, reading)
    // Notes of the part itself win over the notes of the target of its reference.
    const notes = Object.assign({}, ...chain.toReversed()) as Notes
    const spot: Spot = { value, path, notes, isName: false, above }
    spots.push(spot)
    const subschema = (keyword: string) => chain.map((one) => one[keyword]).find(isObject)
    if (Array.isArray(value)) {
      const items = subschema('items')
      if (items) value.forEach((item, index) => visitValue(items, item, [...path, index], spot))
    } else if (isObject(value)) {
      for (const [name, inner] of Object.entries(value)) {
        const names = subschema('propertyNames')
        if (names) spots.push({ value: name, path: [...path, name], notes: names, isName: true, above: spot })
        const declared = subschema('properties')?.[name] ?? byPattern(subschema('patternProperties'), name)
        const part = declared ?? subschema('additionalProperties')
        if (isObject(part)) visitValue(part, inner, [...path, name], spot)
      }
    }
  }
  visitValue(meta, value, [])
  return spots
}

const byPattern = (patterns: Json | undefined, name: string): unknown =>
  Object.entries(patterns ?? {}).find(([pattern]) => new RegExp(pattern).test(name))?.[1]

/**
 * Returns a schema with all schemas that it applies to a value: the target of its reference, and the branch that the
 * value fits.
 */
function appliedSchemas(schema: Json, value: unknown, reading: Reading): Json[] {
  const { $ref, oneOf } = schema
  const next =
    typeof $ref === 'string'
      ? reading.follow($ref)
      : (oneOf as Json[] | undefined)?.find((branch) => reading.fits(branch, value))
  return next ? [schema, ...appliedSchemas(next, value, reading)] : [schema]
}

/** The closest object around a value, or the closest holder that passes a test. */
export function around(spot: Spot, test: (above: Spot) => boolean = ({ value }) => isObject(value)): Spot | undefined {
  let above = spot.above
  while (above && !test(above)) above = above.above
  return above
}

/** Returns the sibling of a value with a given property name. */
export const beside = (spot: Spot, name: string): unknown => (around(spot)?.value as Json | undefined)?.[name]

/** A reference from a text of a definition. */
export interface Reference {
  to: string
  /** A text that refers to nothing, such as `*`. */
  or?: string
  /** A path: what the field must be. */
  is?: 'files' | 'entries' | 'ofEntries' | 'optional' | 'single' | 'own'
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
  /** For an operation: the kind of answer it must have. */
  answers?: 'list'
}

/** The notes of a meta-schema on a part, besides its shape. */
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
  /** The noun for an entry of the list, whose name must be unique. */
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
  /** The name of a check that no other note expresses. */
  rule?: string
}

/** The names of all notes. They mean nothing to the test of the shape. */
export const noteNames: (keyof Notes)[] = [
  'refers',
  'declares',
  'within',
  'words',
  'headed',
  'unique',
  'either',
  'excludes',
  'atMost',
  'for',
  'in',
  'needs',
  'rule',
]

/** The references that a meta-schema notes on a value, in their long form: `"refers": "form"` is `{ to: 'form' }`. */
export function referencesIn({ refers = [] }: Notes): Reference[] {
  return [refers].flat().map((reference) => (typeof reference === 'string' ? { to: reference } : reference))
}
