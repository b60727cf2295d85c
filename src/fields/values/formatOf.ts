import type { PropertySchema } from '#generated/definitions.gen.ts'
import type { Formats, WorkingFormat } from '#engine/formats/createFormats.ts'

/** The format of a field, if it has one that works. */
export function formatOf(schema: PropertySchema, formats: Formats): WorkingFormat | undefined {
  return schema.format === undefined ? undefined : formats[schema.format]
}

/** A text in its normal form; the white space around goes where no format says so. */
export function normalText(text: string, schema: PropertySchema, formats: Formats): string {
  const format = formatOf(schema, formats)
  return format ? format.normalise(text) : text
}

/** A text as people read it; what its format does not allow is shown as it is. */
export function shownText(value: unknown, schema: PropertySchema, formats: Formats): string {
  if (value === undefined || value === null) return ''
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value)
  const format = formatOf(schema, formats)
  return format?.validate(text) ? format.show(text) : text
}
