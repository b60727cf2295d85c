import { formatOf, normalTextOf, type Formats } from '#engine/formats/createFormats.ts'
import { optionKeys } from '#engine/words/wordKeys.ts'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import { neededContext } from '#ui/neededContext.ts'
import type { ShowProps, TextSurroundings } from '../Field.ts'
import type { Choice } from '../lookups/createLookups.ts'

export const [TextSurroundingsContext, useTextSurroundings] = neededContext<TextSurroundings>('TextSurroundings')

/** The words of a value; a value without words is shown as it is, a record by its title. */
export function choiceText(
  words: string,
  { value, label, record }: Choice,
  { text, language, titleOf }: Pick<TextSurroundings, 'text' | 'language' | 'titleOf'>,
): string {
  if (record) return titleOf?.(record) ?? value
  const labelText = typeof label === 'object' ? (label[language] ?? Object.values(label)[0]) : label
  return text.optional(optionKeys(words, value)) ?? labelText ?? value
}

/** A text in its normal form. A text that its format rejects stays as typed, so that it is easy to mend. */
export function normalText(text: string, schema: PropertySchema, formats: Formats): string {
  const normal = normalTextOf(text, schema, formats)
  return (formatOf(schema, formats)?.validate(normal) ?? true) ? normal : text
}

/** A text as people read it; what its format does not allow is shown as it is. */
export function shownText(value: unknown, schema: PropertySchema, formats: Formats): string {
  if (value === undefined || value === null) return ''
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value)
  const format = formatOf(schema, formats)
  return format?.validate(text) ? format.show(text) : text
}

/** The text of a kind of value whose format says all of it. */
export const formattedText = ({ schema, value }: ShowProps, { formats }: Pick<TextSurroundings, 'formats'>): string =>
  shownText(value, schema, formats)
