import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { getAt, type Json } from './path.ts'

/**
 * What leaves the server: the declared fields only, with those that are derived from others; in the rows of a list
 * without those that are not `listed`.
 */
export function presentRecord(schema: RecordSchema, record: Json, shape: 'record' | 'row'): Json {
  return Object.fromEntries(
    Object.entries(schema.properties).flatMap(([name, property]): [string, unknown][] => {
      const hidden = property.writeOnly || (shape === 'row' && property.listed === false)
      const value = hidden ? undefined : valueOf(record, name, property)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

function valueOf(record: Json, name: string, { derivedFrom }: PropertySchema): unknown {
  if (!derivedFrom) return record[name]
  return derivedFrom.map((path) => getAt(record, path)).find(isFilled)
}

const isFilled = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
