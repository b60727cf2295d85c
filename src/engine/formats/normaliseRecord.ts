import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import type { Json } from '../record/path.ts'
import { isNullable } from '../schema/property.ts'
import { mapValues } from '../schema/mapValues.ts'
import { normalForm } from '../text/normalForm.ts'
import { normalTextOf, type Formats } from './createFormats.ts'

/** White space and invisible characters. */
const blank = /^[\s\p{Cc}\p{Cf}]*$/u

/**
 * Returns the form in which a record is checked and stored: texts in Unicode’s normal form C and in the form of their
 * field, without empty values. Values of a wrong type are unchanged.
 * @param keeps the fields that stay; by default, all
 */
export function normaliseRecord(
  schema: RecordSchema,
  record: Json,
  formats: Formats,
  keeps: (property: PropertySchema) => boolean = () => true,
): Json {
  return mapValues(schema, record, (value, property) => {
    if (!keeps(property)) return undefined
    if (value === null && !isNullable(property)) return undefined
    if (typeof value !== 'string') return value
    // An invisible character may be between a letter and its accent.
    const normal = normalForm(normalTextOf(value, property, formats))
    return blank.test(normal) && property.minLength !== 0 ? undefined : normal
  })
}
