import { Ajv2020, type SchemaObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { Environment } from '@marcbachmann/cel-js'
import { readdirSync, readFileSync } from 'node:fs'
import { isUrl } from '#engine/formats/createFormats.ts'
import { dereference } from '#engine/schema/dereference.ts'
import { toProblems, type Problem } from '#engine/validation/problem.ts'
import type { Format, FormatsDefinition, RecordRule, RecordSchema } from '#generated/definitions.gen.ts'
import { readOfferedValues } from '../../scripts/generate/offeredValues.ts'

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

/**
 * A second opinion on the records of `schemas/`: compiled from the schemas while the tests run, under another dialect, with
 * formats of its own.
 */
export function judgesOf({ title: _, ...schema }: RecordSchema): Judges {
  return {
    record: judge(shapeOf(schema, ['writeOnly'], true)),
    wire: judge(shapeOf(schema, ['readOnly', 'local'], false)),
  }
}

const ajv = new Ajv2020({ allErrors: true, strict: false, logger: false })
const { formats } = JSON.parse(readFileSync('schemas/formats.json', 'utf8')) as FormatsDefinition
for (const [name, format] of Object.entries(formats)) {
  if (format.check === 'pastYear')
    ajv.addFormat(name, { type: 'number', validate: (year) => year <= new Date().getFullYear() })
  else ajv.addFormat(name, (text) => isWellFormed(text, format))
}
ajv.addKeyword({
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
})
const cel = new Environment({ unlistedVariablesAreDyn: true })
ajv.addKeyword({
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
})
const offered = readOfferedValues()
ajv.addKeyword({
  keyword: 'lookup',
  type: 'string',
  validate: (name: string, value: string, property?: object) =>
    (property !== undefined && 'open' in property) || (offered[name]?.includes(value) ?? true),
})

function judge(schema: SchemaObject): Judge {
  const validate: ValidateFunction = ajv.compile(schema)
  return (document) => (validate(document) ? [] : toProblems(validate.errors ?? []))
}

/** A schema without the fields that bear one of the marks, and with its rules as JSON Schema knows them or not at all. */
function shapeOf(part: unknown, marks: readonly string[], withRules: boolean): SchemaObject {
  const { properties, items, required, rules, $defs: _, $schema: __, ...rest } = part as SchemaObject
  const fields = Object.entries((properties ?? {}) as Record<string, SchemaObject>).filter(
    ([, field]) => !marks.some((mark) => field[mark] === true),
  )
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
      required: ((required ?? []) as string[]).filter((name) => names.includes(name)),
    }),
    ...(items !== undefined && { items: shapeOf(items, marks, withRules) }),
    ...(withRules && demands.length > 0 && { allOf: demands }),
  }
}

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
