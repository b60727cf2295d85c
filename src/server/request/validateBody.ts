import { normaliseRecord } from '#engine/formats/normaliseRecord.ts'
import type { Json } from '#engine/record/path.ts'
import { problemAt } from '#engine/record/problem.ts'
import type { RecordDefinition } from '../catalogue.ts'
import { refuse } from '../errors.ts'
import type { Formats } from '#engine/formats/createFormats.ts'

/**
 * Normalises sent JSON and checks its shape; throws 422 that names every wrong field.
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

/**
 * Brings the fields that a change of state asks for into normal form and checks their shape; throws 422 that names every
 * wrong field, and every other one.
 */
export function validateAsked(record: RecordDefinition, json: Json, formats: Formats, asks: readonly string[]): Json {
  const normal = normaliseRecord(record.schema, json, formats)
  const others = Object.keys(json).filter((name) => !asks.includes(name))
  // The stored record already has the other required values.
  const wrong = record.validation.wire(normal).filter(({ path }) => asks.includes(path.split('.')[0] ?? ''))
  refuse([...wrong, ...others.map((name) => problemAt(name, 'unknown'))])
  return normal
}

/** Throws 422 if a body that holds nothing holds something. */
export function requireNothing(json: Json): Json {
  refuse(Object.keys(json).map((name) => problemAt(name, 'unknown')))
  return json
}
