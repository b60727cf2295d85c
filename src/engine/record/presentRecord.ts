import type { RecordSchema } from '#generated/definitions.gen.ts'
import type { Json } from './path.ts'

/** What leaves the server: the declared fields only; in the rows of a list without those that are not `listed`. */
export function presentRecord(schema: RecordSchema, record: Json, shape: 'record' | 'row'): Json {
  return Object.fromEntries(
    Object.entries(schema.properties).flatMap(([name, property]): [string, unknown][] => {
      const value = record[name]
      const hidden = property.writeOnly || (shape === 'row' && property.listed === false)
      return hidden || value === undefined ? [] : [[name, value]]
    }),
  )
}
