import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { isObject, type Json } from '../record/path.ts'

type Holder = RecordSchema | PropertySchema

/** The new value; `undefined` removes it. */
export type MapValue = (value: unknown, property: PropertySchema) => unknown

/**
 * Walks a record along its schema and replaces its values, from the leaves up. Values that the schema does not declare,
 * or of another shape, are left unchanged. The validator judges them. A record in which nothing changes
 * is given back itself.
 */
export function mapValues(schema: Holder, record: Json, map: MapValue): Json {
  const { properties = {} } = schema
  const mapped: Json = {}
  let changes = false
  for (const name of Object.keys(record)) {
    const before = record[name]
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined
    const value = property ? mapValue(property, before, map, mapValues) : before
    changes ||= value !== before || value === undefined
    if (value === undefined) continue
    // Set, this one name would not become a property of its own.
    if (name === '__proto__') Object.defineProperty(mapped, name, { value, enumerable: true })
    else mapped[name] = value
  }
  return changes ? mapped : record
}

/**
 * Returns the declared values of a record in the order of its schema, each mapped as by `mapValues`; all others are
 * left out.
 */
export function mapDeclared(schema: Holder, record: Json, map: MapValue): Json {
  const mapped: Json = {}
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const value = Object.hasOwn(record, name) ? mapValue(property, record[name], map, mapDeclared) : undefined
    if (value !== undefined) mapped[name] = value
  }
  return mapped
}

/**
 * Maps the values inside a value, then the value itself.
 * @param mapObject whether undeclared values are kept, as by `mapValues`, or dropped
 */
function mapValue(property: PropertySchema, value: unknown, map: MapValue, mapObject: typeof mapValues): unknown {
  const { items } = property
  if (Array.isArray(value) && items) {
    const entries = value.map((entry: unknown) => mapValue(items, entry, map, mapObject))
    return map(entries, property)
  }
  if (isObject(value) && property.properties) return map(mapObject(property, value, map), property)
  return map(value, property)
}
