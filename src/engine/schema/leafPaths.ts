import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { isNullable, typeOf } from './typeOf.ts'

/**
 * Paths of all fields that hold a value of their own, in their order in the schema. A list is one field, and so is a file; an object that
 * may be absent is left out with all it holds, since only a definition can say when it is there.
 */
export function leafPaths(record: RecordSchema | PropertySchema, prefix = ''): string[] {
  return Object.entries(record.properties ?? {}).flatMap(([name, property]) => {
    const path = prefix + name
    if (typeOf(property) !== 'object' || property.upload) return [path]
    return isNullable(property) ? [] : leafPaths(property, `${path}.`)
  })
}
