import { Ajv } from 'ajv'
import { createFormats } from '#engine/formats/createFormats.ts'
import { findPointer } from '#engine/schema/dereference.ts'
import { kindOf } from '#engine/schema/kindOf.ts'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import { typeOf } from '#engine/schema/property.ts'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import type { Json } from '#engine/record/path.ts'
import { patternMistake } from '../../text/patternMistake.ts'
import { typeName } from '../../text/Finding.ts'
import type { Project } from '../../project/readProject.ts'
import { didYouMean } from '../../text/nearest.ts'
import { sentences } from '../../text/sentences.ts'
import { type Subject, declaredAround, holdersOf } from '../../project/Subject.ts'
import { report } from '../report.ts'
import { checkName } from './names.ts'
import { beside, type Reference } from '../../project/Spot.ts'

/**
 * Checks a constant, such as a default or the value that an action sets, against the type, options, format and limits
 * of its field.
 */
export function checkValue(subject: Subject, { of, to }: Reference): void {
  const { value, definition } = subject
  const path = String(of === undefined ? subject.path.at(-1) : beside(subject, of))
  // A value that a field declares for itself.
  const isOwn = definition.kind === 'record' && to === 'value'
  const [holder] = isOwn ? [] : (holdersOf(subject) ?? [])
  const field = isOwn ? declaredAround(subject) : holder && propertyAt(holder.schema, path)?.schema
  if (!field) return
  const type = typeOf(field)
  const wrong = (why: string, cure: string) =>
    report(subject, sentences.noValue({ value: JSON.stringify(value), why, cure }))
  if (field.const !== undefined && field.const !== value) {
    wrong('the record allows one value only', `write ${JSON.stringify(field.const)}`)
  } else if (field.enum && !field.enum.includes(value as never)) {
    wrong('the field does not take it', didYouMean(String(value), field.enum.map(String)))
  } else if (type !== undefined && !hasType(value, type)) {
    wrong(`the field is ${typeName(type)}`, `write ${typeName(type)}`)
  } else checkFormatAndLimits(subject, field)
}

/** Checks a value of the right type against the values of its lookup, the format and the limits of its field. */
function checkFormatAndLimits(subject: Subject, field: PropertySchema): void {
  const { value } = subject
  if (value === null) return
  const { format = '' } = field
  const cure = 'write one; a day as 31/12/2026; today() stands under "initial" and "sets"'
  const word = refusingKeyword(field, value)
  const offered = typeof value === 'string' ? offeredValues(subject, field) : undefined
  const text = JSON.stringify(value)
  if (offered && !offered.includes(value as string)) {
    report(
      subject,
      sentences.noValue({
        value: text,
        why: `"${field.lookup}" does not offer it`,
        cure: didYouMean(value as string, offered),
      }),
    )
  } else if (field.refers !== undefined) report(subject, sentences.pointsFixed({ value: text }))
  else if (lacksFormat(subject.project, field, value)) {
    report(subject, sentences.noValue({ value: text, why: `it is no ${format}`, cure }))
  } else if (word !== undefined) report(subject, sentences.refusesOwn({ word, value: text }))
}

/** Whether a value is not of the format of its field, such as a text that is no date. */
export const lacksFormat = ({ formats }: Project, { format = '' }: PropertySchema, value: unknown): boolean =>
  createFormats(formats, () => new Date())[format]?.validate(value as string) === false

/**
 * The values of a closed lookup that a file of values defines; undefined if the lookup is open or its values come from
 * a call at run time.
 */
function offeredValues({ project }: Subject, { lookup = '', open }: PropertySchema): readonly string[] | undefined {
  const { lookups } = project.lookups
  const { operation = '', value = '' } = Object.hasOwn(lookups, lookup) ? (lookups[lookup] ?? {}) : {}
  const { handler, values } = project.contract.operations.get(operation)?.operate ?? {}
  const list = handler === 'listValues' ? project.values[String(values)]?.values : undefined
  if (open || !list) return undefined
  return list.map((one) => (typeof one === 'string' ? one : String((one as unknown as Json)[value])))
}

const limits = ['minLength', 'maxLength', 'minimum', 'maximum', 'pattern'] as const
const ajv = new Ajv({ strict: false, logger: false })

/**
 * Keywords that limit a text. They are errors on values which the server makes: nobody could mend a refused id or date.
 */
export const limitsOfTexts = ['pattern', 'enum', 'const', 'minLength', 'maxLength'] as const

/** The keyword of a field that rejects a value, as in `maxLength`; undefined if none does. */
export const refusingKeyword = (field: PropertySchema, value: unknown) =>
  limits.find(
    (one) => field[one] !== undefined && isReadable(field, one) && !ajv.validate({ [one]: field[one] }, value),
  )

/** A pattern that cannot be read is a finding by itself. */
const isReadable = ({ pattern = '' }: PropertySchema, word: string) =>
  word !== 'pattern' || patternMistake(pattern)?.code !== 'noPattern'

const hasType = (value: unknown, type: string) =>
  type === 'integer' ? Number.isInteger(value) : value === null || typeof value === type

/** The text that stands for the day of the call. */
const callDay = 'today()'

/**
 * Checks a value that a stored record must have for an operation to find it: a constant, or a path parameter in braces
 * such as `{account}`.
 */
export function checkBinding(subject: Subject, reference: Reference): void {
  const parameter = /^\{(\w+)\}$/.exec(String(subject.value))?.[1]
  if (parameter === undefined) checkValue(subject, reference)
  else checkName({ ...subject, value: parameter }, { to: 'path parameter' })
}

/**
 * Checks the values that a list operation answers: an enumeration of a record (`real-estate/real-estate#/$defs/Type`),
 * or a file of values.
 */
export function checkOfferedValues(subject: Subject): void {
  if (String(subject.value).includes('#')) checkEnumeration(subject)
  else checkName(subject, { to: 'values' })
}

/** Checks a value that an operation sets in a stored record: a constant, `today()`, or null to delete the field. */
export function checkSetValue(subject: Subject, reference: Reference): void {
  const { value, project } = subject
  const path = String(subject.path.at(-1))
  const [holder] = holdersOf(subject) ?? []
  const field = holder && propertyAt(holder.schema, path)
  const isDay = field && value === callDay && kindOf(field.schema, project.formats) === 'date'
  const { computed, numbered } = field?.schema ?? {}
  if ((computed ?? numbered) !== undefined) report(subject, sentences.followsItself({ path }))
  else if (value === null && field?.required) report(subject, sentences.takesOutNeeded({ path }))
  else if (isDay) checkDay(subject, field.schema)
  else if (value !== null) checkValue(subject, reference)
}

/** Reports a date field with limits that the current date, given by `today()`, might break. */
function checkDay(subject: Subject, field: PropertySchema): void {
  const limit = limitsOfTexts.find((word) => word in field)
  if (limit !== undefined) report(subject, sentences.refusesOwn({ word: limit, value: callDay }))
}

/** Checks that a part of a record, `folder/name#/pointer`, is an enumeration. */
function checkEnumeration(subject: Subject): void {
  const records = [...subject.project.records.values()]
  const all = records.flatMap(({ id, value: { $defs = {} } }) =>
    Object.keys($defs).flatMap((name) => ($defs[name]?.enum ? [`${id}#/$defs/${name}`] : [])),
  )
  const name = String(subject.value)
  const [id = '', pointer = ''] = name.split('#')
  const whole = subject.project.records.get(id)?.whole
  // A record that cannot be read is not to blame.
  if (!whole && subject.project.idsOf('record').includes(id)) return
  const part = findPointer(whole, pointer) as PropertySchema | undefined
  if (!part?.enum) report(subject, sentences.noEnumeration({ name, cure: didYouMean(name, all) }))
}
