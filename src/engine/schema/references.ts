import type { RecordSchema, PropertySchema } from '#generated/definitions.gen.ts'
import { fieldsOf } from './property.ts'
import { mapValues } from './mapValues.ts'
import { getAt, joinPath, lastStep, placesOf, type Json } from '../record/path.ts'

export type ReferenceField = ReturnType<typeof referenceFields>[number]

/** The fields that point at records, by word path: at which, `folder/name`, and what a removal of these does to them. */
export function referenceFields(record: RecordSchema | PropertySchema) {
  return fieldsOf(record).flatMap(({ path, schema }) => {
    const { refers: target, onRemove } = schema.items ?? schema
    return target === undefined ? [] : [{ path, target, forgets: onRemove !== undefined && onRemove !== 'refuse' }]
  })
}

/** A reference that stands in a record: its place, and the id of the record at which it points. */
export interface Reference<Field = ReferenceField> {
  path: string
  id: string
  field: Field
  /** The schema that holds the field. */
  holder: Json
}

/**
 * Returns the references in a record, one for each id in a list, to check targets and to find the records that refer to
 * one.
 */
export function referencesInRecord<Field extends ReferenceField>(
  fields: readonly Field[],
  record: Json,
): Reference<Field>[] {
  return fields.flatMap((field) =>
    placesOf(record, field.path).flatMap((place) => {
      const holder = getAt(record, place) as Json
      const path = joinPath(place, lastStep(field.path))
      const value = getAt(record, path)
      const all = Array.isArray(value)
        ? (value as unknown[]).map((id, index) => ({ path: `${path}.${index}`, id }))
        : [{ path, id: value }]
      return all.flatMap(({ path: idPath, id }) =>
        typeof id === 'string' ? [{ path: idPath, id, field, holder }] : [],
      )
    }),
  )
}

/** A record without its references to another one, as far as they can forget. */
export function forgetRecord(schema: RecordSchema, record: Json, target: { name: string; id: string }): Json {
  return mapValues(schema, record, (value, { refers, onRemove, items }) => {
    if (items && Array.isArray(value)) return value.filter((entry: unknown) => entry !== undefined)
    const forgets = onRemove !== undefined && onRemove !== 'refuse'
    return refers === target.name && forgets && value === target.id ? undefined : value
  })
}
