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
  'sameAs',
  'numbered',
  'identity',
  'readOnly',
] as const

/** The keywords that decide which values a stored field accepts. */
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
  /** The demands of its format, by name. A shape of an earlier version does not tell them. */
  tests?: Record<string, string>
  /** The only values that its lookup lets through. */
  offers?: readonly string[]
  /** Whether a step calculated it, so that its values are only known by trying. */
  calculated?: boolean
}

/** Fields by path without positions in lists; `*` stands for what holds rules. */
export type StoredFields = Record<string, StoredField>

/** The definitions besides a record that decide which values are valid. */
export interface Verdicts {
  testsOf: (format: string) => Record<string, string>
  /** The only values that a lookup lets through; undefined where it lets any through. */
  offersOf: (lookup: string) => readonly string[] | undefined
}

/** Nothing is known of formats and lookups. */
const untold: Verdicts = { testsOf: () => ({}), offersOf: () => undefined }

/**
 * The stored fields of a record by path, without positions in lists. Fields that are only sent, only asked in a form or
 * only answered are not stored. The record itself has a type, by which a whole shape is told from one of an earlier
 * version.
 * @param schema with its references in place
 */
export function storedShape(schema: RecordSchema, verdicts = untold): StoredFields {
  const [[, ruled] = []] = rulesOf(schema, '*')
  return { '*': { type: 'object', ...ruled }, ...Object.fromEntries(fieldsOf(schema, '', verdicts)) }
}

/** The declaration of an object whose fields are stored so, without its rules. @param prefix its path, with a dot at the end */
export function declaredBy(fields: StoredFields, prefix = ''): PropertySchema {
  const fieldsHere = Object.entries(fields).filter(
    ([path]) => holderOf(path) === prefix.slice(0, -1) && !path.endsWith('*'),
  )
  const properties = fieldsHere.map(([path, field]): [string, PropertySchema] => {
    const {
      required: _,
      nullable,
      calculated: __,
      rules: ___,
      tests: ____,
      offers: _____,
      type,
      items,
      ...words
    } = field
    const inner = declaredBy(fields, `${path}.`)
    const hasFields = Object.keys(inner.properties ?? {}).length > 0
    const types = nullable && type !== undefined ? [type, 'null'] : type
    const plain = { ...words, ...(types !== undefined && { type: types }) } as PropertySchema
    if (type === 'array') return [lastStep(path), { ...plain, items: (items as PropertySchema | undefined) ?? inner }]
    return [lastStep(path), hasFields ? { ...plain, ...inner } : plain]
  })
  const required = fieldsHere.flatMap(([path, field]) => (field.required ? [lastStep(path)] : []))
  return { type: 'object', properties: Object.fromEntries(properties), required }
}

type Entry = [string, StoredField]

function fieldsOf(holder: RecordSchema | PropertySchema, prefix: string, verdicts: Verdicts): Entry[] {
  return Object.entries(holder.properties ?? {}).flatMap(([name, property]): Entry[] => {
    const isSentAlone = property.writeOnly || property.items?.writeOnly
    if (isSentAlone || property.local || property.computed !== undefined) return []
    const path = prefix + name
    const inner = property.items?.properties ? property.items : property
    const required = holder.required?.includes(name) && { required: true }
    const items = property.items && !property.items.properties && { items: fieldOf(property.items, verdicts) }
    return [
      [path, { ...fieldOf(property, verdicts), ...required, ...items }],
      ...rulesOf(inner, `${path}.*`),
      ...fieldsOf(inner, `${path}.`, verdicts),
    ]
  })
}

function fieldOf(property: PropertySchema, { testsOf, offersOf }: Verdicts): StoredField {
  const { format, lookup, open } = property
  const offers = lookup === undefined || open ? undefined : offersOf(lookup)
  const tests = format === undefined ? {} : testsOf(format)
  const type = typeOf(property)
  const kept = limits.flatMap((name) => (property[name] === undefined ? [] : [[name, property[name]]]))
  return {
    ...(type !== undefined && { type }),
    ...(isNullable(property) && { nullable: true }),
    ...(Object.fromEntries(kept) as StoredField),
    ...(Object.keys(tests).length > 0 && { tests }),
    ...(offers && { offers }),
  }
}

function rulesOf(holder: RecordSchema | PropertySchema, path: string): Entry[] {
  const rules = holder.rules ?? []
  const stored = rules.map((rule) => storedRule(rule, holder)).filter((rule) => rule !== undefined)
  // A required computed value requires the fields that it is computed from.
  const demanded = (holder.required ?? []).filter((name) => holder.properties?.[name]?.computed !== undefined)
  for (const name of demanded) {
    stored.push({ required: [name], computed: Object.fromEntries(computedFor(name, holder)) })
  }
  return stored.length === 0 ? [] : [[path, { rules: stored }]]
}

/**
 * The demand of a rule on each stored record, without the words for it, and with the expressions of the computed values
 * that it reads. Undefined for advice.
 */
export function storedRule(rule: RecordRule, holder: RecordSchema | PropertySchema): Json | undefined {
  const { field: _, words: __, severity, ...demand } = rule
  if (severity === 'warning') return undefined
  const computed = computedFor(JSON.stringify(demand), holder)
  return computed.length === 0 ? demand : { ...demand, computed: Object.fromEntries(computed) }
}

function computedFor(text: string, { properties = {} }: RecordSchema | PropertySchema): [string, string][] {
  const all = Object.entries(properties).flatMap(([name, { computed }]): [string, string][] =>
    computed === undefined ? [] : [[name, computed]],
  )
  const named = (texts: string) => all.filter(([name]) => new RegExp(`\\b${name}\\b`).test(texts))
  // A computed value may follow from others.
  return all.reduce((found) => named([text, ...found.map(([, one]) => one)].join(' ')), named(text))
}
