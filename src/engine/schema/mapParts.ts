import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'

type Holder = Pick<RecordSchema | PropertySchema, 'properties'> & Pick<PropertySchema, 'items'>

/** The items and fields of a schema, each changed; where there are none, neither word stands. */
export function mapParts<Part>({ items, properties }: Holder, change: (part: PropertySchema) => Part) {
  const fields = Object.entries(properties ?? {}).map(([name, field]) => [name, change(field)] as const)
  return {
    ...(properties && { properties: Object.fromEntries(fields) }),
    ...(items && { items: change(items) }),
  }
}

/** A schema without the fields that fail a test, and without its demands for them. */
export function onlyFields<Schema extends RecordSchema | PropertySchema>(
  schema: Schema,
  isKept: (field: PropertySchema) => boolean,
): Schema {
  if (!schema.properties) return schema
  const fields = Object.entries(schema.properties).filter(([, field]) => isKept(field))
  const names = new Set(fields.map(([name]) => name))
  return {
    ...schema,
    properties: Object.fromEntries(fields),
    ...(schema.required && { required: schema.required.filter((name) => names.has(name)) }),
  }
}

/**
 * The row of a record in a list: its shape without fields that are only sent or that say `listed: false`, at any depth.
 * Rules
 * go too, since they may speak of those fields.
 */
export function rowSchema<Schema extends RecordSchema | PropertySchema>(schema: Schema): Schema {
  const { rules: _, ...shape } = onlyFields(schema, ({ listed, writeOnly }) => listed !== false && !writeOnly)
  return { ...shape, ...mapParts(shape, rowSchema) } as Schema
}
