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

/** The very schemas that validators are compiled from, with all that formats and lookups add to them. */
export function judgedRecord(declared: RecordSchema, { formats, offered, wholeRecord }: Around): JudgedRecord {
  const known = withConditions(declared)
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

function withoutRules({ rules: _, ...part }: PropertySchema | RecordSchema): PropertySchema {
  return { ...(part as PropertySchema), ...mapParts(part, withoutRules) }
}

/** Older contracts state the condition of a rule as a JSON Schema of one field. */
function withConditions<Part extends PropertySchema | RecordSchema>(part: Part): Part {
  const { rules } = part
  const parts = mapParts(part, withConditions)
  return {
    ...part,
    ...parts,
    ...(rules && { rules: rules.map((rule) => ({ ...rule, ...conditionOf(rule) })) }),
  }
}

function conditionOf({ if: condition }: RecordRule): Pick<RecordRule, 'if'> {
  if (condition === undefined || typeof condition === 'string') return {}
  const { properties } = condition as { properties?: Record<string, { const?: string; enum?: string[] }> }
  const [[name, value] = []] = Object.entries(properties ?? {})
  if (value?.enum) return { if: `self.${name} in [${value.enum.map((one) => `'${one}'`).join(', ')}]` }
  return value ? { if: `self.${name} == '${value.const}'` } : { if: JSON.stringify(condition) }
}

/** Words of a format that change neither its verdicts nor the form in which values are judged. */
const shown = ['inputMode', 'groups', 'advice', 'parts', 'kind']

/** Checks that look at the present day: one that no longer does takes more. */
const pastChecks: Record<string, object> = {
  pastDate: { check: 'date', notAfter: 'today' },
  pastYear: { check: undefined, notAfter: 'thisYear' },
}

export function formatTests(format: Format): Record<string, string> {
  // Older definitions say apart what lies in the past.
  const { check, demands, ...words } = format as Format & { notAfter?: string }
  const tests = Object.entries({ ...words, check, ...pastChecks[check ?? ''], ...demands })
  const compared = tests.filter(([word, test]) => test !== undefined && !shown.includes(word))
  return Object.fromEntries(
    compared.map(([word, test]) => [word, typeof test === 'string' ? test : JSON.stringify(test)]),
  )
}

/** A shape with the demands of its formats and lookups, so that one that changes is seen where it is used. */
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
  const read = (code: string) => {
    const targets = [...code.matchAll(/cel\.rowOf\("([^"]+)"/g)].map(([, name = '']) => wholeRecord(name))
    return targets.length === 0 ? code : `${code} // ${JSON.stringify(targets.map((target) => computedIn(target)))}`
  }
  const inText = (value: unknown): unknown => {
    if (typeof value === 'string') return value.includes('cel.rowOf(') ? read(value) : value
    if (Array.isArray(value)) return value.map(inText)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, inText(inner)]))
  }
  return inText(shape) as Shape
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
