import type { PropertySchema, RecordRule, RecordSchema } from '#generated/definitions.gen.ts'

/**
 * The shape in which a record travels: nothing that only the server gives, and no rules over several fields, since kept
 * entries travel as ids.
 */
export function wireSchema(record: RecordSchema): RecordSchema {
  const { rules: _, $defs: __, ...shape } = record
  return without(without(shape, 'readOnly'), 'local')
}

/** The whole record as it is stored, shown and edited. */
export function recordSchema(record: RecordSchema): RecordSchema & { allOf?: RecordRule[] } {
  const { rules = [], $defs: _, ...shape } = record
  return { ...without(shape, 'writeOnly'), ...(rules.length > 0 && { allOf: rules }) }
}

type Mark = 'readOnly' | 'writeOnly' | 'local'

function without<Schema extends RecordSchema | PropertySchema>(schema: Schema, mark: Mark): Schema {
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
