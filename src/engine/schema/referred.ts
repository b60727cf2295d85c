import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { mapParts } from './mapParts.ts'

/** Leads from a reference to its target. A symbol survives copies of the declaration and is no part of JSON. */
const row = Symbol('row')

type Declared = PropertySchema & { [row]?: () => RecordSchema | undefined }

/**
 * A schema whose references lead to what lists answer of their targets, which `propertyAt` and expressions follow.
 * @param rowOf undefined for a record that is not there
 */
export function withTargets<Schema extends RecordSchema | PropertySchema>(
  schema: Schema,
  rowOf: (record: string) => RecordSchema | undefined,
): Schema {
  const { refers } = schema as PropertySchema
  return {
    ...schema,
    // Records may point at each other, so a target is only read where a path leads to it.
    ...(refers !== undefined && { [row]: () => rowOf(refers) }),
    ...mapParts(schema, (part) => withTargets(part, rowOf)),
  }
}

/** What lists answer of the record at which a field points; undefined for a field that is no reference. */
export const referredRow = (property: PropertySchema): RecordSchema | undefined => (property as Declared)[row]?.()
