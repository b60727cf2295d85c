import { Ajv2020, type SchemaObject } from 'ajv/dist/2020.js'
import type { Ajv, KeywordDefinition } from 'ajv'
import { customizeValidator } from '@rjsf/validator-ajv8'
import { Environment } from '@marcbachmann/cel-js'
import { readdirSync, readFileSync } from 'node:fs'
import { isUrl } from '#engine/formats/createFormats.ts'
import { isObject, type Json } from '#engine/record/path.ts'
import { withEntryIds } from '#engine/schema/entryIds.ts'
import { dereference, findPointer } from '#engine/schema/dereference.ts'
import type { Problem } from '#engine/record/problem.ts'
import { toProblems, type ValidatorError } from '#engine/validation/toProblems.ts'
import type { Format, FormatsDefinition, RecordRule, RecordSchema } from '#generated/definitions.gen.ts'
import { readOwnProject } from '../../scripts/check/lintDefinitions.ts'
import { offeredValues } from '../../scripts/generate/offeredValues.ts'

const readSchema = (file: string) => JSON.parse(readFileSync(`schemas/${file}`, 'utf8')) as RecordSchema

/** All records of `schemas/`, `folder/name`. */
export const recordNames = readdirSync('schemas', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.schema.json') && !/^(meta|shapes)\b/.test(file))
  .map((file) => file.replace('.schema.json', ''))
  .sort()

const schemas = new Map<string, RecordSchema>()

/** A record with its references in place. */
export function schemaOf(name: string): RecordSchema {
  const file = `${name}.schema.json`
  const schema = schemas.get(name) ?? dereference(readSchema(file), file, readSchema)
  schemas.set(name, schema)
  return schema
}

/** What is wrong with a document, by a compiler that is not the one of the product. */
export type Judge = (document: unknown) => Problem[]

export interface Judges {
  record: Judge
  wire: Judge
}

/** The fields that are wrong. Of a list with too many entries, the product looks at no entry. */
export function pathsIn(problems: Problem[]): string[] {
  const long = problems.flatMap(({ path, code }) => (code === 'maxItems' ? [`${path}.`] : []))
  const paths = problems.map(({ path }) => path)
  return paths.filter((path) => !long.some((list) => path.startsWith(list))).sort()
}

/** The plain schema of a record: references in place, variants as they are written. */
export function plainOf(name: string): RecordSchema {
  const file = `${name}.schema.json`
  return withIds(plain(readSchema(file), file))
}

/** The ids of entries come back with a save, in variants too. */
function withIds<Part extends object>(part: Part): Part {
  const { oneOf } = part as { oneOf?: Json[] }
  const inner = withEntryIds(part as RecordSchema)
  const taken = (variant: Json) => ({ ...withIds(variant), taken: withIds(variant['taken'] as Json) })
  return { ...inner, ...(oneOf && { oneOf: oneOf.map(taken) }) } as Part
}

/** Puts references in place, without the code under test. What stands beside one is added. @param file below `schemas/` */
export function plain<Part>(part: Part, file: string, read = readSchema): Part {
  if (Array.isArray(part)) return part.map((one: unknown) => plain(one, file, read)) as Part
  if (!isObject(part)) return part
  const { $ref, calls: _, $schema: __, $defs: ___, ...own } = part
  const inner = Object.fromEntries(
    Object.entries(own).map(([word, value]) => [
      word,
      // What a variant itself demands, beside what it takes over, speaks of whole records.
      word === 'oneOf'
        ? (value as Json[]).map((one) => ({ ...plain(one, file, read), taken: plain(undemanding(one), file, read) }))
        : plain(value, file, read),
    ]),
  )
  if (typeof $ref !== 'string') return inner as Part
  const [path = '', pointer = ''] = $ref.split('#')
  const target = path === '' ? file : new URL(path, `file:///${file}`).pathname.slice(1)
  const found = findPointer(read(target), pointer) as Json
  const { title: ____, changes: _____, ...base } = plain(found, target, read)
  return overlaid(base, inner) as Part
}

function undemanding({ required: _, minItems: __, ...part }: Json): Json {
  const inner = Object.entries(part).map(([word, value]): [string, unknown] => {
    if (word === 'items') return [word, undemanding(value as Json)]
    return [word, word === 'properties' ? mapped(value as Json, undemanding) : value]
  })
  return Object.fromEntries(inner)
}

function overlaid(base: Json, own: Json): Json {
  const words = Object.entries(own).map(([word, value]): [string, unknown] => {
    const before = base[word]
    if (isObject(before) && isObject(value)) return [word, overlaid(before, value)]
    const isUnion = ['required', 'rules'].includes(word) && Array.isArray(before)
    return [word, isUnion ? [...new Set([...(before as unknown[]), ...(value as unknown[])])] : value]
  })
  return { ...base, ...Object.fromEntries(words) }
}

/**
 * A second opinion on the records of `schemas/`: compiled from the schemas while the tests run, under another dialect, with
 * formats of its own.
 * @param schema plain, with its variants as they are written, or united
 */
export function judgesOf({ title: _, ...schema }: RecordSchema): Judges {
  return {
    record: judge(shapeOf(schema, ['writeOnly'], true)),
    wire: judge(shapeOf(schema, ['readOnly', 'local'], false)),
  }
}

const { formats } = JSON.parse(readFileSync('schemas/formats.json', 'utf8')) as FormatsDefinition
const cel = new Environment({ unlistedVariablesAreDyn: true })
const offered = offeredValues(readOwnProject())

const sameAs: KeywordDefinition = {
  keyword: 'sameAs',
  schema: true,
  errors: true,
  validate: Object.assign(
    function sameAs(other: string, value: unknown, _: unknown, place?: { parentData: unknown }): boolean {
      const holder = place?.parentData as Record<string, unknown>
      // A field that is not there is compared with nothing.
      const same = !(other in holder) || holder[other] === value
      if (!same) Object.assign(sameAs, { errors: [{ keyword: 'const', params: {}, message: 'differs' }] })
      return same
    },
    { errors: [] as object[] },
  ),
}

const expression: KeywordDefinition = {
  keyword: 'expression',
  validate(text: string, self: unknown): boolean {
    try {
      // The library takes an object for one of a class by its constructor.
      const { constructor: _, ...fields } = self as object
      return cel.evaluate(text, { self: fields }) === true
    } catch {
      // A value that is absent makes no condition true.
      return false
    }
  },
}

const lookup: KeywordDefinition = {
  keyword: 'lookup',
  type: 'string',
  validate: (name: string, value: string, property?: object) =>
    (property !== undefined && 'open' in property) || (offered[name]?.includes(value) ?? true),
}

/** The validator of rjsf, with our keywords as another library understands them. */
const validator = customizeValidator({
  AjvClass: Ajv2020,
  ajvOptionsOverrides: { logger: false },
  extenderFn: (ajv) => withFormats(ajv).addKeyword(sameAs).addKeyword(expression).addKeyword(lookup),
})

function withFormats(ajv: Ajv): Ajv {
  for (const [name, format] of Object.entries(formats)) {
    if (format.check === 'pastYear') {
      ajv.addFormat(name, { type: 'number', validate: (year) => year <= new Date().getFullYear() })
    } else ajv.addFormat(name, (text) => isWellFormed(text, format))
  }
  return ajv
}

function judge(schema: SchemaObject): Judge {
  return (document) => {
    const { errors = [], validationError } = validator.rawValidation<ValidatorError>(schema, document)
    if (validationError) throw validationError
    return toProblems(errors)
  }
}

/** A schema without the fields that bear one of the marks, and with its rules as JSON Schema knows them or not at all. */
function shapeOf(part: unknown, marks: readonly string[], withRules: boolean): SchemaObject {
  const { oneOf, discriminator, ...base } = part as SchemaObject
  if (oneOf !== undefined && discriminator !== undefined) {
    return variedShape(
      base,
      (oneOf as SchemaObject[]).map(({ taken, ...one }) => (withRules ? one : (taken as SchemaObject))),
      (discriminator as { propertyName: string }).propertyName,
      (one) => shapeOf(one, marks, withRules),
    )
  }
  const { properties: declared, items, required, rules, $defs: _, $schema: __, ...rest } = part as SchemaObject
  const properties = declared as Record<string, SchemaObject> | undefined
  const fields = Object.entries(properties ?? {}).filter(([, field]) => !marks.some((mark) => field[mark] === true))
  const names = fields.map(([name]) => name)
  const demands = ((rules ?? []) as RecordRule[])
    .filter((rule) => rule.then !== undefined)
    .map((rule) => ({ ...rule, if: { expression: rule.if } }))
  return {
    ...rest,
    ...(properties !== undefined && {
      // What is computed is right.
      properties: Object.fromEntries(
        fields.map(([name, field]) => [name, field['computed'] === undefined ? shapeOf(field, marks, withRules) : {}]),
      ),
    }),
    // A variant may demand a field that stands elsewhere.
    ...(required !== undefined && {
      required: (required as string[]).filter((name) => names.includes(name) || properties?.[name] === undefined),
    }),
    ...(items !== undefined && { items: shapeOf(items, marks, withRules) }),
    ...(withRules && demands.length > 0 && { allOf: demands }),
  }
}

/**
 * What holds for all records, and for those of each variant; a field that another variant has is of its type, and of no
 * limit.
 */
function variedShape(
  base: SchemaObject,
  variants: readonly SchemaObject[],
  by: string,
  shape: (part: SchemaObject) => SchemaObject,
): SchemaObject {
  const fields = base['properties'] as Json
  const branches = variants.map((variant) => {
    const { required, ...rest } = variant as Json
    // A variant may demand what all have.
    const own = shape({ ...rest, properties: { ...fields, ...(rest['properties'] as Json) }, required })
    return { const: (rest['properties'] as Record<string, Json>)[by]?.['const'], own }
  })
  const whole = shape(base)
  const made = [whole, ...branches.map(({ own }) => own)].map(structure)
  const isTold = by in (whole['properties'] as Json)
  return {
    ...made.reduce((all, one) => overlaid(all, one)),
    allOf: [
      opened(whole),
      ...branches.map(({ const: value, own }) =>
        isTold ? { if: { properties: { [by]: { const: value } }, required: [by] }, then: opened(own) } : opened(own),
      ),
    ],
  }
}

/** Types and names of fields, without limits. */
const structure = ({ type, properties, items, additionalProperties }: Json): SchemaObject => ({
  ...(type !== undefined && { type }),
  ...(properties !== undefined && { properties: mapped(properties as Json, structure) }),
  ...(items !== undefined && { items: structure(items as SchemaObject) }),
  ...(additionalProperties !== undefined && { additionalProperties }),
})

/** A shape that takes fields it does not name. */
const opened = ({ additionalProperties: _, properties, items, ...rest }: Json): SchemaObject => ({
  ...rest,
  ...(properties !== undefined && { properties: mapped(properties as Json, opened) }),
  ...(items !== undefined && { items: opened(items as SchemaObject) }),
})

const mapped = (fields: Json, change: (field: SchemaObject) => SchemaObject) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, change(field as SchemaObject)]))

function isWellFormed(text: string, { pattern, demands = {}, check }: Format): boolean {
  const patterns = [...(pattern === undefined ? [] : [pattern]), ...Object.values(demands)]
  if (!patterns.every((source) => new RegExp(source, 'u').test(text))) return false
  switch (check) {
    case undefined:
    case 'pastYear':
      return true
    case 'uuid':
      return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
    case 'url':
      return isUrl(text)
    case 'date':
    case 'pastDate':
      return isDay(/^(?<day>\d{2})\/(?<month>\d{2})\/(?<year>\d{4})$/.exec(text), check === 'pastDate')
    case 'stamp':
      return isDay(/^(?<month>\d{2})\/(?<day>\d{2})\/(?<year>\d{4}) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.exec(text), false)
  }
}

/** The calendar of the platform: a day that does not exist comes back as another one. */
function isDay(found: RegExpExecArray | null, past: boolean): boolean {
  const { day = '', month = '', year = '' } = found?.groups ?? {}
  const iso = `${year}-${month}-${day}`
  const moment = new Date(`${iso}T00:00:00Z`)
  if (!found || Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== iso) return false
  const now = new Date()
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())
  return !past || moment.getTime() <= today
}
