import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { referredRow } from './referred.ts'

export interface FoundProperty {
  schema: PropertySchema
  /** Whether the object that holds it demands it. */
  required: boolean
}

/**
 * The declaration of the field at a path; undefined if the record has no such field.
 * A number, or the name of a field of the entries, steps into a list; a reference leads to a row of its target.
 * @example propertyAt(person, 'contacts.0.mobile') and propertyAt(person, 'contacts.mobile') are the same field
 */
export function propertyAt(record: RecordSchema | PropertySchema, path: string): FoundProperty | undefined {
  let found: FoundProperty = { schema: record, required: true }
  for (const part of path.split('.')) {
    if (/^\d+$/.test(part)) {
      if (!found.schema.items) return undefined
      found = { schema: found.schema.items, required: true }
      continue
    }
    const own = found.schema.items ?? found.schema
    const holder: RecordSchema | PropertySchema = referredRow(own) ?? own
    const schema = holder.properties?.[part]
    if (!schema) return undefined
    found = { schema, required: holder.required?.includes(part) ?? false }
  }
  return found
}

/** The first list of objects on the way to a field; undefined if it stands in none. */
export function listOn(record: RecordSchema | PropertySchema, path: string): string | undefined {
  const steps = path.split('.')
  const lists = steps.map((_, index) => steps.slice(0, index).join('.')).slice(1)
  return lists.find((list) => propertyAt(record, list)?.schema.items?.properties)
}
