import type { RecordSchema } from '#generated/definitions.gen.ts'
import type { Formats } from '../formats/createFormats.ts'
import { isNullable } from '../schema/typeOf.ts'
import { mapValues } from './mapValues.ts'
import type { Json } from './path.ts'

/** White space, and what is not seen at all. */
const blank = /^[\s\p{Cc}\p{Cf}]*$/u

/**
 * The form in which a record is checked and stored: texts in the normal form of their format, and nothing where nothing
 * was typed. Values of a wrong type are left alone.
 */
export function normaliseRecord(schema: RecordSchema, record: Json, formats: Formats): Json {
  return mapValues(schema, record, (value, property) => {
    if (value === null && !isNullable(property)) return undefined
    if (typeof value !== 'string') return value
    const format = property.format === undefined ? undefined : formats[property.format]
    const normal = format ? format.normalise(value) : value
    return blank.test(normal) && property.minLength !== 0 ? undefined : normal
  })
}
