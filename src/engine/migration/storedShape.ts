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
  const [[, ruled] = []] = storedRulesOf(schema, '*')
  return { '*': { type: 'object', ...ruled }, ...Object.fromEntries(storedFieldsOf(schema, '', verdicts)) }
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

/**
 * The stored fields of an object with their rules, by path. Computed fields, and fields that are only sent, are not
 * stored.
 */
function storedFieldsOf(holder: RecordSchema | PropertySchema, prefix: string, verdicts: Verdicts): Entry[] {
  return Object.entries(holder.properties ?? {}).flatMap(([name, property]): Entry[] => {
    const isSentAlone = property.writeOnly || property.items?.writeOnly
    if (isSentAlone || property.local || property.computed !== undefined) return []
    const path = prefix + name
    const inner = property.items?.properties ? property.items : property
    const required = holder.required?.includes(name) && { required: true }
    const items = property.items && !property.items.properties && { items: storedField(property.items, verdicts) }
    return [
      [path, { ...storedField(property, verdicts), ...required, ...items }],
      ...storedRulesOf(inner, `${path}.*`),
      ...storedFieldsOf(inner, `${path}.`, verdicts),
    ]
  })
}

/**
 * The keywords of a field that decide which values are stored, with the tests of its format and the values of its
 * lookup.
 */
function storedField(property: PropertySchema, { testsOf, offersOf }: Verdicts): StoredField {
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

/** The rules of an object, as an entry under `path`. A required computed value counts as a rule over its sources. */
function storedRulesOf(holder: RecordSchema | PropertySchema, path: string): Entry[] {
  const rules = holder.rules ?? []
  const stored = rules.map((rule) => storedRule(rule, holder)).filter((rule) => rule !== undefined)
  // A required computed value requires the fields that it is computed from.
  const demanded = (holder.required ?? []).filter((name) => holder.properties?.[name]?.computed !== undefined)
  for (const name of demanded) {
    stored.push({ required: [name], computed: Object.fromEntries(computedReadBy(name, holder)) })
  }
  return stored.length === 0 ? [] : [[path, { rules: stored }]]
}

/**
 * The part of a rule that decides whether a record is valid, with the expressions of the computed fields that it reads.
 * Undefined for a warning.
 */
export function storedRule(rule: RecordRule, holder: RecordSchema | PropertySchema): Json | undefined {
  const { field: _, words: __, severity, ...demand } = rule
  if (severity === 'warning') return undefined
  const computed = computedReadBy(JSON.stringify(demand), holder)
  return computed.length === 0 ? demand : { ...demand, computed: Object.fromEntries(computed) }
}

/** The computed fields that a text names, and those that these read in turn. */
function computedReadBy(text: string, { properties = {} }: RecordSchema | PropertySchema): [string, string][] {
  const all = Object.entries(properties).flatMap(([name, { computed }]): [string, string][] =>
    computed === undefined ? [] : [[name, computed]],
  )
  const named = (texts: string) => all.filter(([name]) => new RegExp(`\\b${name}\\b`).test(texts))
  // A computed value may follow from others.
  return all.reduce((found) => named([text, ...found.map(([, one]) => one)].join(' ')), named(text))
}
