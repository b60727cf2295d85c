import type { FormatsDefinition, RecordSchema } from '#generated/definitions.gen.ts'
import { limitsOfVariants } from './limitsOfVariants.ts'
import { recordSchema, wireSchema } from './wireSchema.ts'

/** The schemas by which a record is judged: the whole of it, and the shape in which it travels. */
export const judgedSchemas = (schema: RecordSchema, formats: FormatsDefinition) => ({
  record: limitsOfVariants(recordSchema(schema, formats), formats),
  wire: limitsOfVariants(wireSchema(schema), formats),
})
