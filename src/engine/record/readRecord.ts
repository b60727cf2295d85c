import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { joinParts } from '../text/joinParts.ts'
import { mapValues } from './mapValues.ts'
import { isObject, type Json } from './path.ts'

/**
 * Takes an answer in: other spellings that the schema knows (`aliases`) become the value that they stand for, and texts
 * that come in parts are put together (`fromParts`).
 */
export function readRecord(schema: RecordSchema, answer: unknown): Json {
  return isObject(answer) ? mapValues(schema, answer, readValue) : {}
}

function readValue(value: unknown, { aliases, fromParts }: PropertySchema): unknown {
  if (fromParts !== undefined && isObject(value)) return joinParts(fromParts, value)
  return aliases && typeof value === 'string' && Object.hasOwn(aliases, value) ? aliases[value] : value
}
