import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'

/**
 * The shape in which a record travels: nothing that only the server gives, and no rules over several fields, since kept
 * entries travel as ids.
 */
export function wireSchema(record: RecordSchema): RecordSchema {
  const { allOf: _, $defs: __, ...shape } = record
  return without(shape, 'readOnly')
}

/** The whole record as it is stored, shown and edited. */
export function recordSchema(record: RecordSchema): RecordSchema {
  const { $defs: _, ...shape } = record
  return without(shape, 'writeOnly')
}

function without<Schema extends RecordSchema | PropertySchema>(schema: Schema, mark: 'readOnly' | 'writeOnly'): Schema {
  if (!schema.properties) {
    const { items } = schema as PropertySchema
    return items ? { ...schema, items: without(items, mark) } : schema
  }
  const kept = Object.entries(schema.properties).filter(([, property]) => property[mark] !== true)
  const names = new Set(kept.map(([name]) => name))
  return {
    ...schema,
    properties: Object.fromEntries(kept.map(([name, property]) => [name, without(property, mark)])),
    ...(schema.required && { required: schema.required.filter((name) => names.has(name)) }),
  }
}
