import type { RecordSchema, PropertySchema } from '#generated/definitions.gen.ts'
import { problemAt, type Problem } from '../record/problem.ts'
import { isObject, joinPath, type Json } from '../record/path.ts'
import type { Settled } from './Settled.ts'

/**
 * Gives every part of a record its id: a stored part keeps its own, a new one gets one. A single part is the stored part
 * in its place; an entry of a list is the stored entry with its id, and each stored entry may come once. Names the ids
 * that the stored part does not have.
 * @param stored the record before this save; undefined for a new one
 */
export function settleIds(schema: RecordSchema, stored: Json | undefined, record: Json, newId: () => string): Settled {
  const problems: Problem[] = []

  /**
   * Settles the ids of an object and of the parts inside it.
   * @param before the stored object in its place
   */
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

  /**
   * Settles the ids of the entries of a list. An entry is matched with the stored entry of its id, wherever that was.
   */
  const settleEntries = (items: PropertySchema, entries: unknown[], before: unknown[], path: string): unknown[] => {
    const left = new Map(before.filter(isObject).map((entry) => [idIn(items, entry), entry]))
    left.delete(undefined)
    const givesId = items.properties?.['resourceUuid']?.readOnly === true
    return entries.map((entry, index) => {
      if (!isObject(entry)) return entry
      const id = idIn(items, entry)
      const settled = settlePart(items, entry, left.get(id), `${path}.${index}`)
      left.delete(id)
      return givesId && settled['resourceUuid'] === undefined ? { ...settled, resourceUuid: newId() } : settled
    })
  }

  return { record: settlePart(schema, record, stored, ''), problems }
}

/** The id of an entry: its own, else the id of a part that only it holds. */
function idIn({ properties = {} }: PropertySchema, entry: Json): unknown {
  const fields = Object.entries(properties)
  const [idField] = fields.find(([, { identity }]) => identity) ?? []
  if (idField !== undefined) return entry[idField]
  const ids = fields.map(([name, part]) => (isObject(entry[name]) ? idIn(part, entry[name]) : undefined))
  return ids.find((id) => id !== undefined)
}
