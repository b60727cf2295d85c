import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { isObject, type Json } from './path.ts'

/** What becomes of one value; `undefined` takes it away. */
export type MapValue = (value: unknown, property: PropertySchema) => unknown

/**
 * Walks a record along its schema and replaces its values, from the leaves up. What the schema does not declare, or what
 * has another shape than declared, is left as it is: judging it is the validator's work.
 */
export function mapValues(schema: RecordSchema | PropertySchema, record: Json, map: MapValue): Json {
  const mapped = Object.entries(record).map(([name, value]): [string, unknown] => {
    const property = Object.hasOwn(schema.properties ?? {}, name) ? schema.properties?.[name] : undefined
    return [name, property ? mapValue(property, value, map) : value]
  })
  // Makes own properties, even of a hostile name such as `__proto__`.
  return Object.fromEntries(mapped.filter(([, value]) => value !== undefined))
}

function mapValue(property: PropertySchema, value: unknown, map: MapValue): unknown {
  const { items } = property
  if (Array.isArray(value) && items) {
    const entries = value.map((entry: unknown) => mapValue(items, entry, map))
    return map(entries, property)
  }
  if (isObject(value) && property.properties) return map(mapValues(property, value, map), property)
  return map(value, property)
}
