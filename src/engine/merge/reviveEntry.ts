import type { PropertySchema } from '#generated/definitions.gen.ts'
import { mapValues } from '../record/mapValues.ts'
import { isObject, type Json } from '../record/path.ts'
import { isGiven } from './isGiven.ts'

/**
 * An entry that somebody else has removed, as a new one: without its ids, and without its stored files, which are gone
 * with it. Files that were chosen since stay.
 * @param before the entry as it was stored
 */
export function reviveEntry(items: PropertySchema, entry: Json, before: Json): Json {
  const stored = JSON.stringify(before)
  const isStored = (file: unknown) =>
    isObject(file) && typeof file['resourceUuid'] === 'string' && stored.includes(file['resourceUuid'])
  return mapValues(items, entry, (value, property) => {
    if (property.upload) {
      if (Array.isArray(value)) return (value as unknown[]).filter((file) => !isStored(file))
      return isStored(value) ? undefined : value
    }
    return isGiven(property) ? undefined : value
  })
}
