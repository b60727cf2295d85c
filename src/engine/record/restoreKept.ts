import type { RecordSchema } from '#generated/definitions.gen.ts'
import { keptFields } from '../schema/keptFields.ts'
import { getAt, isObject, setAt, type Json } from './path.ts'

/**
 * The counterpart of `writeRecord`: makes the whole record out of what travelled and what was stored, kept entries back in
 * their place, before the new ones. New files are not in it yet, write-only fields still are. Names the ids that the stored
 * record does not hold, with the field that named them.
 * @param stored the record before this save; undefined for a new one
 * @param newId gives the id of a new entry
 */
export function restoreKept(schema: RecordSchema, stored: Json | undefined, wire: Json, newId: () => string) {
  const unknown: { path: string; id: string }[] = []
  let record = wire
  for (const { path, keptAs, many, schema: property } of keptFields(schema)) {
    const before = getAt(stored, path)
    const storedEntries = (Array.isArray(before) ? before : [before]).filter(isObject)
    const kept = idsIn(wire[keptAs]).flatMap((id) => {
      const entry = storedEntries.find((candidate) => candidate['resourceUuid'] === id)
      if (!entry) unknown.push({ path: keptAs, id })
      return entry ? [entry] : []
    })
    const sent = property.upload ? [] : getAt(record, path)
    const added = (Array.isArray(sent) ? sent : []).map((entry: unknown) =>
      isObject(entry) ? { ...entry, resourceUuid: newId() } : entry,
    )
    if (many && (kept.length > 0 || Array.isArray(sent))) record = setAt(record, path, [...kept, ...added])
    else if (!many && kept[0]) record = setAt(record, path, kept[0])
  }
  return { record, unknown }
}

function idsIn(value: unknown): string[] {
  const ids = Array.isArray(value) ? value : [value]
  return ids.filter((id): id is string => typeof id === 'string' && id !== '')
}
