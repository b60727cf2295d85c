import type { Json } from '#engine/record/path.ts'
import { isNullable, typeOf } from '#engine/schema/typeOf.ts'
import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'

/** A new record: the defaults that its schema declares, and nothing else. */
export function newRecord(schema: RecordSchema | PropertySchema): Json {
  const record: Json = {}
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (property.default !== undefined) record[name] = property.default
    else if (typeOf(property) === 'object' && !isNullable(property)) {
      const inner = newRecord(property)
      if (Object.keys(inner).length > 0) record[name] = inner
    }
  }
  return record
}
