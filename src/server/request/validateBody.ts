import { dayText } from '#engine/expressions/values.ts'
import { today } from '#engine/formats/dates.ts'
import type { Operate } from '#engine/plan/ServerOperation.ts'
import { normaliseRecord } from '#engine/record/mapValues.ts'
import type { Json } from '#engine/record/path.ts'
import { problemAt } from '#engine/validation/problem.ts'
import type { RecordDefinition } from '../catalogue.ts'
import { refuse } from '../errors.ts'
import type { Formats } from '#engine/formats/createFormats.ts'

/**
 * Brings what was sent into normal form and checks its shape; throws 422 that names every wrong field.
 * @param sets values that the call itself gives the record
 */
export function validateJson(record: RecordDefinition, json: Json, formats: Formats, sets: Json): Json {
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
