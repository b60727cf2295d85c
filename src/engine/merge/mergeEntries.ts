import type { PropertySchema } from '#generated/definitions.gen.ts'
import { isObject, type Json } from '../record/path.ts'
import type { Sides } from './Difference.ts'
import { isEmpty, isSame } from './isSame.ts'
import { choose, mergeValue, type Walk } from './mergeRecords.ts'
import { reviveEntry } from './reviveEntry.ts'

type Lists = Sides<unknown[]>

/** Joins lists of objects: entry by entry where they have ids, else place by place as long as the places agree. */
export function mergeEntries(walk: Walk, list: PropertySchema, items: PropertySchema, sides: Sides): unknown {
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
