import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { isObject, type Json } from './path.ts'

/** What becomes of one value; `undefined` takes it away. */
export type MapValue = (value: unknown, property: PropertySchema) => unknown

/**
 * Walks a record along its schema and replaces its values, from the leaves up. What the schema does not declare, or what
 * has another shape than declared, is left as it is: judging it is the validator's work.
 */
export function mapValues(schema: RecordSchema | PropertySchema, record: Json, map: MapValue): Json {
  const { properties = {} } = schema
  const mapped: Json = {}
  for (const name of Object.keys(record)) {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined
    const value = property ? mapValue(property, record[name], map) : record[name]
    if (value === undefined) continue
    // Set, this one name would not become a property of its own.
    if (name === '__proto__') Object.defineProperty(mapped, name, { value, enumerable: true })
    else mapped[name] = value
  }
  return mapped
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
