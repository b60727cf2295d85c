import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { getAt, isObject, type Json } from './path.ts'

/**
 * What leaves the server: the declared fields only, at any depth, with those that are derived from others. A stored value
 * that no field declares any more is passed over.
 * @param schema shape of the record, or of a row of it
 * @param record the whole stored record, from which fields are derived
 */
export function presentRecord(schema: RecordSchema, record: Json): Json {
  return Object.fromEntries(
    Object.entries(schema.properties).flatMap(([name, property]): [string, unknown][] => {
      const value = property.writeOnly ? undefined : valueOf(record, name, property)
      return value === undefined ? [] : [[name, declared(property, value)]]
    }),
  )
}

function declared({ properties, items }: PropertySchema, value: unknown): unknown {
  if (Array.isArray(value)) return items ? value.map((entry) => declared(items, entry)) : value
  if (!isObject(value) || !properties) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
      const property = Object.hasOwn(properties, name) ? properties[name] : undefined
      return property ? [[name, declared(property, inner)]] : []
    }),
  )
}

function valueOf(record: Json, name: string, { derivedFrom }: PropertySchema): unknown {
  if (!derivedFrom) return record[name]
  return derivedFrom.map((path) => getAt(record, path)).find(isFilled)
}

const isFilled = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
