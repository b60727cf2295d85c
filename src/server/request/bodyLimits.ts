import type { Formats } from '#engine/formats/createFormats.ts'
import { uploadFields } from '#engine/schema/wireFields.ts'
import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'

/** Bytes of any JSON body or part, at most, and of one that says next to nothing. */
export const maxJson = 256 * 1024
const leastJson = 1024

/** Files that a list takes in one call when its declaration names no number. */
export const usualItems = 20

/** Parts beyond the largest valid form, so that one with too many files is told which are too many. */
const spareParts = 20

/** Bytes between the parts of a form, at most. */
const betweenParts = 64 * 1024

/** Letters that a check lets through, for checks that know no longer text. */
const checkedLetters: Record<string, number> = { uuid: 36, date: 10, pastDate: 10, stamp: 32 }
/** A letter may be written as two escapes (`\ud83d\ude00`), or in a form as four bytes (`%F0%9F%98%80`). */
const letterBytes = 12
/** The length of the text around a value, and of a number, a flag or null. */
const valueBytes = 64

export interface BodyLimits {
  /** Of a JSON body, or the JSON part of a form. */
  json: number
  /** Of a whole form: every allowed file at its largest, the JSON, and the lines between them. */
  form: number
  /** Parts of a form: taking one in costs as much as a long text, however small it is. */
  parts: number
}

/**
 * Limits a body to the size of the largest valid one, in any notation: the server reads no more of a body that it
 * refuses anyway.
 * @param schema of the body; without it, no body is allowed
 */
export function bodyLimits(schema: RecordSchema | undefined, formats: Formats): BodyLimits {
  /** Bytes of the longest valid JSON for a value; infinite if a text or list has no limit. */
  function largestValue({ items, maxItems = Infinity, ...value }: PropertySchema): number {
    if (items) return valueBytes + maxItems * largestValue(items)
    if (value.properties) return valueBytes + largestObject(value.properties)
    return valueBytes + letterBytes * maxLetters(value)
  }
  function largestObject(properties: Record<string, PropertySchema>): number {
    const sizes = Object.entries(properties).map(([name, value]) => letterBytes * name.length + largestValue(value))
    return sizes.reduce((sum, size) => sum + size, 0)
  }
  /** Characters of the longest valid text of a field. */
  function maxLetters({ type, maxLength, enum: values, const: only, format = '' }: PropertySchema): number {
    if (maxLength !== undefined) return maxLength
    const named = [...(values ?? []), ...(only === undefined ? [] : [only])]
    if (named.length > 0) return Math.max(...named.map((value) => String(value).length))
    if (![type].flat().includes('string')) return 0
    return checkedLetters[formats[format]?.definition.check ?? ''] ?? Infinity
  }
  if (!schema) return { json: leastJson, form: leastJson, parts: 1 }
  const json = Math.min(maxJson, leastJson + largestObject(schema.properties))
  const uploads = uploadFields(schema).map(({ upload, maxItems = usualItems }) => ({ upload, maxItems }))
  return {
    json,
    form: uploads.reduce((sum, { upload, maxItems }) => sum + upload.maxBytes * maxItems, json + betweenParts),
    parts: uploads.reduce((sum, { maxItems }) => sum + maxItems, 1 + spareParts),
  }
}
