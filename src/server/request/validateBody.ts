import { dayText } from '#engine/expressions/values.ts'
import { today } from '#engine/formats/dates.ts'
import type { Operate } from '#engine/plan/ServerOperation.ts'
import { normaliseRecord } from '#engine/record/mapValues.ts'
import type { Json } from '#engine/record/path.ts'
import { uploadFields } from '#engine/schema/wireFields.ts'
import type { Problem } from '#engine/validation/problem.ts'
import type { RecordDefinition } from '../catalogue.ts'
import { refusals, type ErrorItem } from '../errors.ts'
import { mediaTypeOf } from '../files/mediaTypeOf.ts'
import type { Formats } from '#engine/formats/createFormats.ts'
import type { ReceivedFile } from './Call.ts'

/**
 * Brings what was sent into normal form and checks its shape; throws 422 that names every wrong field.
 * @param sets values that the call itself gives the record
 */
export function validateJson(record: RecordDefinition, json: Json, formats: Formats, sets: Json = {}): Json {
  const given = Object.keys(sets)
  // A copy of ten thousands of names that are not known takes its time.
  const normal = normaliseRecord(record.schema, given.length === 0 ? json : { ...sets, ...json }, formats)
  const problems = record.validation.wire(normal)
  const named = new Set(problems.map(({ path }) => path))
  const contrary = given.filter((name) => normal[name] !== sets[name] && !named.has(name))
  const items = [...problems.map(errorItem), ...contrary.map((fieldName) => ({ fieldName, message: 'const' }))]
  if (items.length > 0) throw refusals.invalid(items)
  return normal
}

/** The values that a call itself gives a record, as the contract says. */
export function givenValues(operate: Operate, clock: () => Date): Json {
  const sets = operate.kind === 'record' ? Object.entries(operate.sets) : []
  return Object.fromEntries(
    sets.map(([name, value]) => [name, value === 'today()' ? dayText(today(clock)) : (value ?? undefined)]),
  )
}

/** Throws 422 if a body that holds nothing holds something. */
export function requireNothing(json: Json): Json {
  const names = Object.keys(json)
  if (names.length > 0) throw refusals.invalid(names.map((fieldName) => ({ fieldName, message: 'unknown' })))
  return json
}

/** The type of a file by its content; throws 422 that names its field where that takes no such files. */
export async function requireType({ schema }: RecordDefinition, { part, temporary }: ReceivedFile): Promise<string> {
  const field = uploadFields(schema).find(({ upload }) => upload.part === part)
  const type = await mediaTypeOf(temporary)
  if (!field?.upload.accept.some((accepted) => accepted === '*/*' || accepted === type))
    throw refusals.invalid([{ fieldName: field?.path ?? part, message: 'mediaType' }])
  return type
}

/** A problem as it travels: the field, the code that the browser has words for, and the figures in them. */
export function errorItem({ path, code, params }: Problem): ErrorItem {
  const figures = Object.entries(params).filter(([, value]) => typeof value === 'number')
  return { fieldName: path, message: code, ...(figures.length > 0 && { params: Object.fromEntries(figures) }) }
}
