import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { isObject, type Json } from '../record/path.ts'
import { joinPath } from '../record/places.ts'
import { isNullable } from '../schema/typeOf.ts'
import type { Choices, Difference, Merged, MergedEntry, Sides } from './Difference.ts'
import { isGiven } from './isGiven.ts'
import { isEmpty, isSame, namesIn, own } from './isSame.ts'
import { mergeEntries } from './mergeEntries.ts'

/** What a walk through three records knows on its way. */
export interface Walk {
  path: string
  words: string
  entries: readonly MergedEntry[]
  choices: Choices
  /** Takes down what somebody changed. */
  note: (difference: Difference) => void
}

/**
 * Joins two changes of one record. A field that only one side changed takes that change, the parts of a record and the
 * entries of lists one by one; where both changed the same field and not to the same, it is chosen.
 * @param sides `base` is what both started from
 */
export function mergeRecords(schema: RecordSchema, sides: Sides<Json>, choices: Choices = {}): Merged {
  const differences: Difference[] = []
  const walk: Walk = { path: '', words: '', entries: [], choices, note: (difference) => differences.push(difference) }
  const record = mergeParts(walk, schema, sides)
  return { record: isObject(record) ? record : {}, differences }
}

/** Joins what stands at one place. What only one side changed is taken over exactly as it stands there. */
export function mergeValue(walk: Walk, schema: PropertySchema, sides: Sides): unknown {
  const { mine, theirs } = sides
  // What the server gives follows from all else.
  if (isGiven(schema)) return theirs ?? mine
  if (schema.writeOnly) return mine ?? theirs
  if (schema.items?.properties && areListsOrNothing(sides)) return mergeEntries(walk, schema, schema.items, sides)
  const isPart = schema.properties !== undefined && schema.upload === undefined
  return isPart && !isPresenceAtStake(schema, sides) ? mergeParts(walk, schema, sides) : choose(walk, schema, sides)
}

/** Takes a value as a whole: the one that was changed, or the one that is chosen. */
export function choose({ path, words, entries, choices, note }: Walk, schema: PropertySchema, sides: Sides): unknown {
  const { base, mine, theirs } = sides
  const [mineStays, theirsStays] = [isSame(mine, base), isSame(theirs, base)]
  if (isSame(mine, theirs)) return mineStays ? theirs : mine
  note({ path, words, entries, schema, ...sides, by: mineStays ? 'theirs' : theirsStays ? 'mine' : 'both' })
  if (mineStays) return theirs
  if (theirsStays) return mine
  return choices[path] === 'theirs' ? theirs : mine
}

/** Joins an object field by field. */
function mergeParts(walk: Walk, { properties = {} }: RecordSchema | PropertySchema, sides: Sides): unknown {
  const { base, mine, theirs } = sides
  const declared = Object.keys(properties)
  const others = namesIn(mine, theirs).filter((name) => !Object.hasOwn(properties, name))
  const result: Json = {}
  for (const name of [...declared, ...others]) {
    const inner = { base: own(base, name), mine: own(mine, name), theirs: own(theirs, name) }
    const property = Object.hasOwn(properties, name) ? (properties[name] ?? {}) : {}
    const value = mergeValue(step(walk, name), property, inner)
    if (value !== undefined) Object.defineProperty(result, name, { value, ...plain })
  }
  if (isSame(mine, base)) return theirs
  if (isSame(theirs, base)) return mine
  return Object.keys(result).length > 0 || isObject(mine) || isObject(theirs) ? result : undefined
}

/** Own property even for a hostile name such as `__proto__`. */
const plain = { enumerable: true, configurable: true, writable: true }

function step(walk: Walk, name: string): Walk {
  return { ...walk, path: joinPath(walk.path, name), words: joinPath(walk.words, name) }
}

/** Whether an object that may be absent was taken away or put there by one side alone: then it is one value. */
function isPresenceAtStake(schema: PropertySchema, { base, mine, theirs }: Sides): boolean {
  return isNullable(schema) && (isEmpty(mine) || isEmpty(theirs)) && ![base, mine, theirs].every(isEmpty)
}

function areListsOrNothing({ base, mine, theirs }: Sides): boolean {
  return [base, mine, theirs].every((value) => value === undefined || value === null || Array.isArray(value))
}
