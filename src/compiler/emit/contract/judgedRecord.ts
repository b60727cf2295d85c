import type { Json } from '#engine/record/path.ts'
import { mapParts } from '#engine/schema/mapParts.ts'
import type { Format, FormatsDefinition, PropertySchema, RecordRule, RecordSchema } from '#generated/definitions.gen.ts'
import { judgedSchemas } from '../validators/judgedSchemas.ts'
import type { OfferedValues } from '../validators/validatorsModule.ts'

/** A part of JSON Schema, as far as clients depend on it. */
export type Shape = Omit<PropertySchema, 'properties' | 'items' | 'rules'> & {
  properties?: Record<string, Shape>
  items?: Shape
  rules?: RecordRule[]
  /** Conditions as code, each with the demand that it makes. */
  allOf?: { if?: unknown; then?: Shape }[]
  /** The demands of the format of the value, by name. */
  tests?: Record<string, string>
  /** The only values that a lookup lets through. */
  offers?: readonly string[]
}

/** A record as a server judges it: the shape in which it travels, the whole of it, and its own declaration. */
export interface JudgedRecord {
  wire: Shape
  record: Shape
  declared: RecordSchema
}

interface Around {
  formats: FormatsDefinition
  offered: OfferedValues
  /** A record with its references in place. */
  wholeRecord: (name: string) => RecordSchema
}

/**
 * The schemas by which the server validates a record, with the tests of formats and the values of lookups written into
 * them: comparing two versions then shows any change of a verdict.
 */
export function judgedRecord(declared: RecordSchema, { formats, offered, wholeRecord }: Around): JudgedRecord {
  const known = withExpressionConditions(declared)
  const finish = (shape: Shape) => withRows(withTests(shape, formats.formats, offered), wholeRecord)
  try {
    const { record, wire } = judgedSchemas(known, formats)
    return { record: finish(record), wire: finish(wire), declared: known }
  } catch {
    // Rules of an older language cannot be compiled: all of those that came after them count as new.
    const { record, wire } = judgedSchemas(withoutRules(known) as RecordSchema, formats)
    return { record: finish(record), wire: finish(wire), declared: known }
  }
}

/** A schema without its rules, and without those of its parts. */
function withoutRules({ rules: _, ...part }: PropertySchema | RecordSchema): PropertySchema {
  return { ...(part as PropertySchema), ...mapParts(part, withoutRules) }
}

/** Rewrites the conditions of rules from older contracts, JSON Schemas of one field, as expressions. */
function withExpressionConditions<Part extends PropertySchema | RecordSchema>(part: Part): Part {
  const { rules } = part
  const parts = mapParts(part, withExpressionConditions)
  return {
    ...part,
    ...parts,
    ...(rules && { rules: rules.map((rule) => ({ ...rule, ...expressionCondition(rule) })) }),
  }
}

/**
 * The condition of a rule as an expression: `{ properties: { kind: { const: 'HOUSE' } } }` becomes `self.kind ==
 * 'HOUSE'`.
 */
function expressionCondition({ if: condition }: RecordRule): Pick<RecordRule, 'if'> {
  if (condition === undefined || typeof condition === 'string') return {}
  const { properties } = condition as { properties?: Record<string, { const?: string; enum?: string[] }> }
  const [[name, value] = []] = Object.entries(properties ?? {})
  if (value?.enum) return { if: `self.${name} in [${value.enum.map((one) => `'${one}'`).join(', ')}]` }
  return value ? { if: `self.${name} == '${value.const}'` } : { if: JSON.stringify(condition) }
}

/** Keywords of a format that change neither its verdicts nor the form in which values are compared. */
const keywordsWithoutEffect = ['inputMode', 'groups', 'advice', 'parts', 'kind']

/** Names of older checks that refer to the current date, as today's keywords write them. */
const pastChecks: Record<string, object> = {
  pastDate: { check: 'date', notAfter: 'today' },
  pastYear: { check: undefined, notAfter: 'thisYear' },
}

/** The keywords of a format that decide which values are valid, each as text, so that two versions can be compared. */
export function formatTests(format: Format): Record<string, string> {
  // Older definitions say apart what lies in the past.
  const { check, demands, ...words } = format as Format & { notAfter?: string }
  const tests = Object.entries({ ...words, check, ...pastChecks[check ?? ''], ...demands })
  const compared = tests.filter(([word, test]) => test !== undefined && !keywordsWithoutEffect.includes(word))
  return Object.fromEntries(
    compared.map(([word, test]) => [word, typeof test === 'string' ? test : JSON.stringify(test)]),
  )
}

/** Adds the tests of formats and the values of lookups to the fields that use them. */
function withTests(shape: Shape, formats: FormatsDefinition['formats'], offered: OfferedValues): Shape {
  const { lookup, open, ...words } = shape
  const inner = (part: Shape) => withTests(part, formats, offered)
  const offers = lookup === undefined || open ? undefined : offered[lookup]
  const { format, properties, items, allOf } = words
  const fields = properties && Object.entries(properties).map(([name, field]) => [name, inner(field)] as const)
  return {
    ...words,
    ...(format !== undefined && { tests: formatTests(formats[format] ?? {}) }),
    ...(offers && { offers }),
    ...(fields && { properties: Object.fromEntries(fields) }),
    ...(items && { items: inner(items) }),
    ...(allOf && { allOf: allOf.map((one) => ({ ...one, ...(one.then && { then: inner(one.then) }) })) }),
  }
}

/**
 * Appends the computed fields of the records that a rule reads through references, since its result depends on them.
 */
function withRows(shape: Shape, wholeRecord: (name: string) => RecordSchema): Shape {
  const appendComputed = (code: string) => {
    const targets = [...code.matchAll(/cel\.rowOf\("([^"]+)"/g)].map(([, name = '']) => wholeRecord(name))
    return targets.length === 0 ? code : `${code} // ${JSON.stringify(targets.map((target) => computedIn(target)))}`
  }
  /** Appends them in every text of a schema. */
  const appendTargets = (value: unknown): unknown => {
    if (typeof value === 'string') return value.includes('cel.rowOf(') ? appendComputed(value) : value
    if (Array.isArray(value)) return value.map(appendTargets)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, appendTargets(inner)]))
  }
  return appendTargets(shape) as Shape
}

/** The expressions of the computed fields of a record, by path. */
export function computedIn(part: PropertySchema | RecordSchema, prefix = ''): Json {
  const fields = Object.entries((part as PropertySchema).items?.properties ?? part.properties ?? {})
  return Object.assign(
    {},
    ...fields.flatMap(([name, field]): Json[] => [
      ...(field.computed === undefined ? [] : [{ [prefix + name]: field.computed }]),
      computedIn(field, `${prefix}${name}.`),
    ]),
  ) as Json
}
