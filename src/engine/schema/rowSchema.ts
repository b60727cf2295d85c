import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { mapParts, onlyFields } from './mapParts.ts'

/**
 * What a list answers of each record: its shape less what is only sent and what says `listed: false`, at any depth. Rules
 * go too, since they may speak of those fields.
 */
export function rowSchema<Schema extends RecordSchema | PropertySchema>(schema: Schema): Schema {
  const { rules: _, ...shape } = onlyFields(schema, ({ listed, writeOnly }) => listed !== false && !writeOnly)
  return { ...shape, ...mapParts(shape, rowSchema) } as Schema
}
