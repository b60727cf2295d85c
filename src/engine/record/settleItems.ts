import type { RecordSchema, PropertySchema } from '#generated/definitions.gen.ts'
import { keptFields } from '../schema/wireFields.ts'
import { problemAt, type Problem } from '../validation/problem.ts'
import { getAt, isObject, itemsAt, joinPath, setAt, storedId, type Json } from './path.ts'
import type { Settled } from './settleFiles.ts'

/**
 * The counterpart of `writeRecord`: makes the whole record out of what travelled and what was stored, kept entries back in
 * their place, before the new ones. New files are not in it yet, write-only fields still are. Names the ids that the stored
 * record does not hold, with the field that named them.
 * @param stored the record before this save; undefined for a new one
 * @param newId gives the id of a new entry
 */
export function restoreKept(schema: RecordSchema, stored: Json | undefined, wire: Json, newId: () => string): Settled {
  const problems: Problem[] = []
  let record = wire
  for (const { path, keptAs, many, schema: property } of keptFields(schema)) {
    const before = itemsAt(stored, path)
    const kept = idsIn(wire[keptAs]).flatMap((id) => {
      const entry = before.find((candidate) => storedId(candidate) === id)
      if (!entry) problems.push(problemAt(keptAs, 'unknown'))
      return entry ? [entry] : []
    })
    const sent = property.upload ? [] : getAt(record, path)
    const added = (Array.isArray(sent) ? sent : []).map((entry: unknown) =>
      isObject(entry) ? { ...entry, resourceUuid: newId() } : entry,
    )
    if (many && (kept.length > 0 || Array.isArray(sent))) record = setAt(record, path, [...kept, ...added])
    else if (!many && kept[0]) record = setAt(record, path, kept[0])
  }
  return { record, problems }
}

const idsIn = (value: unknown) => [value].flat().filter((id): id is string => typeof id === 'string' && id !== '')

/**
 * Gives every part of a record its id: a stored part keeps its own, a new one gets one. A single part is the stored part
 * in its place; an entry of a list is the stored entry with its id, and each stored entry may come once. Names the ids
 * that the stored part does not have.
 * @param stored the record before this save; undefined for a new one
 */
export function settleIds(schema: RecordSchema, stored: Json | undefined, record: Json, newId: () => string): Settled {
  const problems: Problem[] = []

  const settlePart = (part: PropertySchema, value: Json, before: Json | undefined, path: string): Json => {
    const settled = { ...value }
    for (const [name, property] of Object.entries(part.properties ?? {})) {
      const [inner, earlier, place] = [value[name], before?.[name], joinPath(path, name)]
      if (property.upload) continue
      if (property.identity) {
        settled[name] = inner ?? earlier ?? newId()
        if (inner !== undefined && inner !== earlier) problems.push(problemAt(place, 'unknown'))
      } else if (isObject(inner)) {
        settled[name] = settlePart(property, inner, isObject(earlier) ? earlier : undefined, place)
      } else if (Array.isArray(inner) && property.items) {
        settled[name] = settleEntries(property.items, inner, Array.isArray(earlier) ? earlier : [], place)
      }
    }
    return settled
  }

  const settleEntries = (items: PropertySchema, entries: unknown[], before: unknown[], path: string): unknown[] => {
    const [idName] = Object.entries(items.properties ?? {}).find(([, property]) => property.identity) ?? []
    const left = new Map(before.filter(isObject).map((entry) => [entry[idName ?? ''], entry]))
    left.delete(undefined)
    const givesId = items.properties?.['resourceUuid']?.readOnly === true
    return entries.map((entry, index) => {
      if (!isObject(entry)) return entry
      const id = entry[idName ?? '']
      const settled = settlePart(items, entry, left.get(id), `${path}.${index}`)
      left.delete(id)
      return givesId && settled['resourceUuid'] === undefined ? { ...settled, resourceUuid: newId() } : settled
    })
  }

  return { record: settlePart(schema, record, stored, ''), problems }
}
