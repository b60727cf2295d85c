import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { isObject, storedId, type Json } from '../record/path.ts'
import { joinPath } from '../record/places.ts'
import { isNullable } from '../schema/typeOf.ts'
import type { Choices, Difference, Merged, MergedEntry, Sides } from './Difference.ts'
import { isGiven, isEmpty, isSame, namesIn, own } from './isSame.ts'
import { mapValues } from '../record/mapValues.ts'

/** What a walk through three records knows on its way. */
interface Walk {
  path: string
  words: string
  entries: readonly MergedEntry[]
  choices: Choices
  /** Records a difference. */
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
function mergeValue(walk: Walk, schema: PropertySchema, sides: Sides): unknown {
  const { mine, theirs } = sides
  // What the server gives follows from all else.
  if (isGiven(schema)) return theirs ?? mine
  if (schema.writeOnly) return mine ?? theirs
  if (schema.items?.properties && areListsOrNothing(sides)) return mergeEntries(walk, schema, schema.items, sides)
  const isPart = schema.properties !== undefined && schema.upload === undefined
  return isPart && !isPresenceAtStake(schema, sides) ? mergeParts(walk, schema, sides) : choose(walk, schema, sides)
}

/** Takes a value as a whole: the one that was changed, or the one that is chosen. */
function choose({ path, words, entries, choices, note }: Walk, schema: PropertySchema, sides: Sides): unknown {
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
  const merged = [...declared, ...others].map((name): [string, unknown] => {
    const inner = { base: own(base, name), mine: own(mine, name), theirs: own(theirs, name) }
    const property = Object.hasOwn(properties, name) ? (properties[name] ?? {}) : {}
    return [name, mergeValue(step(walk, name), property, inner)]
  })
  // Makes own properties, even of a hostile name such as `__proto__`.
  const result = Object.fromEntries(merged.filter(([, value]) => value !== undefined))
  if (isSame(mine, base)) return theirs
  if (isSame(theirs, base)) return mine
  return Object.keys(result).length > 0 || isObject(mine) || isObject(theirs) ? result : undefined
}

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

type Lists = Sides<unknown[]>

/** Joins lists of objects: entry by entry where they have ids, else place by place as long as the places agree. */
function mergeEntries(walk: Walk, list: PropertySchema, items: PropertySchema, sides: Sides): unknown {
  const idName = idNameOf(items)
  const lists: Lists = { base: listOf(sides.base), mine: listOf(sides.mine), theirs: listOf(sides.theirs) }
  const merged =
    idName === undefined ? mergePlaces(walk, list, items, lists) : mergeById(walk, list, items, { idName, lists })
  if (isSame(sides.mine, sides.base)) return sides.theirs
  if (isSame(sides.theirs, sides.base)) return sides.mine
  return merged
}

function mergePlaces(walk: Walk, list: PropertySchema, items: PropertySchema, lists: Lists): unknown {
  const { base, mine, theirs } = lists
  const lengths = [base.length, mine.length, theirs.length]
  const agree = lengths.every((length) => length <= 1) || lengths.every((length) => length === base.length)
  if (!agree) return choose(walk, list, lists)
  return Array.from({ length: Math.max(...lengths) }, (_, at) => {
    const entry = { base: base[at], mine: mine[at], theirs: theirs[at] }
    return mergeValue({ ...walk, path: `${walk.path}.${at}` }, items, entry) ?? {}
  })
}

interface Identified {
  idName: string
  lists: Lists
}

function mergeById(walk: Walk, list: PropertySchema, items: PropertySchema, { idName, lists }: Identified): unknown {
  const idOf = (entry: unknown) => (isObject(entry) && typeof entry[idName] === 'string' ? entry[idName] : '')
  const byId = (entries: unknown[]) => new Map(entries.filter(isObject).map((entry) => [idOf(entry), entry]))
  const [base, mine, theirs] = [byId(lists.base), byId(lists.mine), byId(lists.theirs)]
  const merged = new Map<string, unknown>()
  for (const id of new Set([...base.keys(), ...theirs.keys(), ...mine.keys()])) {
    if (id === '') continue
    const sides = { base: base.get(id), mine: mine.get(id), theirs: theirs.get(id) }
    merged.set(id, mergeEntry(walk, list, items, id, sides))
  }
  const added = lists.mine.filter((entry) => idOf(entry) === '')
  added.forEach((entry, at) => {
    merged.set(
      `new${at}`,
      mergeEntry(walk, list, items, `new${at}`, { base: undefined, mine: entry, theirs: undefined }),
    )
  })
  const known = (entries: unknown[]) => entries.map(idOf).filter((id) => base.has(id))
  const [mineStays, theirsStays] = [lists.mine, lists.theirs].map((entries) =>
    isInOrder(known(entries), known(lists.base)),
  )
  const [first, second] = theirsStays && !mineStays ? [lists.mine, lists.theirs] : [lists.theirs, lists.mine]
  const order = new Set([...first.map(idOf), ...second.map(idOf), ...merged.keys()])
  order.delete('')
  return [...order].flatMap((id) => (isEmpty(merged.get(id)) ? [] : [merged.get(id)]))
}

/** Joins one entry. What is gone on one side and untouched on the other is gone; what was touched is a matter of choice. */
function mergeEntry(walk: Walk, list: PropertySchema, items: PropertySchema, id: string, sides: Sides): unknown {
  const path = `${walk.path}.${id}`
  if (list.upload) {
    // A file never changes; it comes and goes.
    const [file] = listOf(choose({ ...walk, path }, list, wrapped(sides)))
    return file
  }
  const own = { base: objectOf(sides.base), mine: objectOf(sides.mine), theirs: objectOf(sides.theirs) }
  const inner: Walk = { ...walk, path, words: '', entries: [...walk.entries, { list: walk.words, sides: own }] }
  if (own.mine && own.theirs) return mergeValue(inner, items, own)
  const chosen = choose(inner, items, own)
  return chosen !== undefined && chosen === own.mine && own.base ? reviveEntry(items, own.mine, own.base) : chosen
}

const wrapped = ({ base, mine, theirs }: Sides): Sides => ({
  base: base === undefined ? [] : [base],
  mine: mine === undefined ? [] : [mine],
  theirs: theirs === undefined ? [] : [theirs],
})

function idNameOf({ properties = {} }: PropertySchema): string | undefined {
  const [identity] = Object.entries(properties).find(([, property]) => property.identity) ?? []
  return identity ?? (Object.hasOwn(properties, 'resourceUuid') ? 'resourceUuid' : undefined)
}

function isInOrder(ids: readonly string[], order: readonly string[]): boolean {
  const left = order.filter((id) => ids.includes(id))
  return left.every((id, at) => id === ids[at])
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : [])
const objectOf = (value: unknown): Json | undefined => (isObject(value) ? value : undefined)

/**
 * An item that the other editor has removed, as a new one: without its ids, and without its stored files, which are gone
 * with it. Files that were chosen since stay.
 * @param before the entry as it was stored
 */
function reviveEntry(items: PropertySchema, entry: Json, before: Json): Json {
  const stored = JSON.stringify(before)
  const isStored = (file: unknown) => {
    const id = storedId(file)
    return id !== undefined && stored.includes(id)
  }
  return mapValues(items, entry, (value, property) => {
    if (property.upload) {
      if (Array.isArray(value)) return (value as unknown[]).filter((file) => !isStored(file))
      return isStored(value) ? undefined : value
    }
    return isGiven(property) ? undefined : value
  })
}
