import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'

/**
 * What a list answers of each record: its shape less what is only sent and what says `listed: false`, at any depth. Rules
 * go too, since they may speak of those fields.
 */
export function rowSchema<Schema extends RecordSchema | PropertySchema>(schema: Schema): Schema {
  const { rules: _, ...shape } = schema
  const { items } = schema as PropertySchema
  const fields = Object.entries(schema.properties ?? {}).filter(
    ([, field]) => field.listed !== false && !field.writeOnly,
  )
  const names = new Set(fields.map(([name]) => name))
  return {
    ...shape,
    ...(items && { items: rowSchema(items) }),
    ...(schema.properties && {
      properties: Object.fromEntries(fields.map(([name, field]) => [name, rowSchema(field)])),
    }),
    ...(schema.required && { required: schema.required.filter((name) => names.has(name)) }),
  } as Schema
}
