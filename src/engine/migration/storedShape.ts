import type { PropertySchema, RecordRule, RecordSchema } from '#generated/definitions.gen.ts'
import { holderOf, lastStep, type Json } from '../record/path.ts'
import { isNullable, typeOf } from '../schema/property.ts'

/** Words of a schema that decide which values a field takes, as the shape holds them. */
const limits = [
  'enum',
  'const',
  'format',
  'pattern',
  'refers',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'uniqueItems',
] as const

/** What decides which values a stored field takes, in the words of its schema. */
export type StoredField = Pick<PropertySchema, Exclude<(typeof limits)[number], 'enum'>> & {
  type?: string
  enum?: (string | number | boolean | null)[]
  /** Entries of a list of plain values. */
  items?: StoredField
  nullable?: boolean
  /** Whether the object that holds it demands it. */
  required?: boolean
  /** Rules over the fields of the object. */
  rules?: Json[]
  /** Whether a step calculated it, so that its values are only known by trying. */
  calculated?: boolean
}

/** Fields by path without positions in lists; `*` stands for what holds rules. */
export type StoredFields = Record<string, StoredField>

/**
 * What is stored of a record: its fields by path, without positions in lists. What is only sent, only asked in a form or
 * only answered is not stored.
 * @param schema with its references in place
 */
export function storedShape(schema: RecordSchema): StoredFields {
  return Object.fromEntries([...rulesOf(schema, '*'), ...fieldsOf(schema, '')])
}

/** The declaration of an object whose fields are stored so, without its rules. @param prefix its path, with a dot at the end */
export function declaredBy(fields: StoredFields, prefix = ''): PropertySchema {
  const own = Object.entries(fields).filter(([path]) => holderOf(path) === prefix.slice(0, -1) && !path.endsWith('*'))
  const properties = own.map(([path, field]): [string, PropertySchema] => {
    const { required: _, nullable, calculated: __, rules: ___, type, items, ...limits } = field
    const inner = declaredBy(fields, `${path}.`)
    const holds = Object.keys(inner.properties ?? {}).length > 0
    const types = nullable && type !== undefined ? [type, 'null'] : type
    const plain = { ...limits, ...(types !== undefined && { type: types }) } as PropertySchema
    if (type === 'array')
      return [lastStep(path), { ...plain, items: holds || !items ? inner : (items as PropertySchema) }]
    return [lastStep(path), holds ? { ...plain, ...inner } : plain]
  })
  const required = own.flatMap(([path, field]) => (field.required ? [lastStep(path)] : []))
  return { type: 'object', properties: Object.fromEntries(properties), required }
}

type Entry = [string, StoredField]

function fieldsOf(holder: RecordSchema | PropertySchema, prefix: string): Entry[] {
  return Object.entries(holder.properties ?? {}).flatMap(([name, property]): Entry[] => {
    if (property.writeOnly || property.local || property.computed !== undefined) return []
    const path = prefix + name
    const inner = property.items?.properties ? property.items : property
    const required = holder.required?.includes(name) && { required: true }
    const items = property.items && !property.items.properties && { items: fieldOf(property.items) }
    return [
      [path, { ...fieldOf(property), ...required, ...items }],
      ...rulesOf(inner, `${path}.*`),
      ...fieldsOf(inner, `${path}.`),
    ]
  })
}

function fieldOf(property: PropertySchema): StoredField {
  const type = typeOf(property)
  const kept = limits.flatMap((name) => (property[name] === undefined ? [] : [[name, property[name]]]))
  return {
    ...(type !== undefined && { type }),
    ...(isNullable(property) && { nullable: true }),
    ...(Object.fromEntries(kept) as StoredField),
  }
}

function rulesOf({ rules = [] }: RecordSchema | PropertySchema, path: string): Entry[] {
  const stored = rules.map(storedRule).filter((rule) => rule !== undefined)
  return stored.length === 0 ? [] : [[path, { rules: stored }]]
}

/** What a rule demands of each stored record, without the words for it; undefined for advice, and for what occurs once. */
export function storedRule({ field: _, words: __, severity, ...rule }: RecordRule): Json | undefined {
  return severity === 'warning' || rule.unique ? undefined : rule
}
