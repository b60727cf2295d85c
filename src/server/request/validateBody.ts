import { dayText } from '#engine/expressions/values.ts'
import { today } from '#engine/formats/dates.ts'
import type { Operate } from '#engine/plan/ServerOperation.ts'
import { normaliseRecord } from '#engine/record/mapValues.ts'
import type { Json } from '#engine/record/path.ts'
import { uploadFields } from '#engine/schema/wireFields.ts'
import { problemAt } from '#engine/validation/problem.ts'
import type { RecordDefinition } from '../catalogue.ts'
import { refusals, refuse } from '../errors.ts'
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
  const contrary = given.filter((name) => normal[name] !== sets[name])
  refuse([...record.validation.wire(normal), ...contrary.map((name) => problemAt(name, 'const'))])
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
  refuse(Object.keys(json).map((name) => problemAt(name, 'unknown')))
  return json
}

/** The type of a file by its content; throws 422 that names its field where that takes no such files. */
export async function requireType({ schema }: RecordDefinition, { part, temporary }: ReceivedFile): Promise<string> {
  const field = uploadFields(schema).find(({ upload }) => upload.part === part)
  const type = await mediaTypeOf(temporary)
  if (!field?.upload.accept.some((accepted) => accepted === '*/*' || accepted === type))
    throw refusals.invalid([problemAt(field?.path ?? part, 'mediaType')])
  return type
}
