import { useMemo } from 'react'
import type { Formats, WorkingFormat } from '#engine/formats/createFormats.ts'
import { optionKeys } from '#engine/text/wordKeys.ts'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import { useLanguage, useText } from '#ui/text/useText.ts'
import type { ShowProps, TextSurroundings } from '../Field.ts'
import { useFieldServices } from '../FieldServices.ts'
import type { Choice } from '../lookups/createLookups.ts'
import { useKnown } from '../lookups/useLookup.ts'

/** What turns values into text; another object for another language, and when names of lookups have come. */
export function useTextSurroundings(): TextSurroundings {
  const { formats, lookups, references } = useFieldServices()
  const text = useText()
  const language = useLanguage()
  const known = useKnown()
  return useMemo(() => {
    const nameOf = (name: string, value: string): Choice | undefined => {
      lookups.want(name)
      return known.get(name)?.byValue.get(value)
    }
    const around: TextSurroundings = { formats, text, language, nameOf }
    return { ...around, titleOf: (record) => references?.titleOf(record, around) ?? '' }
  }, [formats, text, language, lookups, references, known])
}

/** The words of a value; a value without words is shown as it is, a record by its title. */
export function choiceText(
  words: string,
  { value, label, record }: Choice,
  { text, language, titleOf }: Pick<TextSurroundings, 'text' | 'language' | 'titleOf'>,
): string {
  if (record) return titleOf?.(record) ?? value
  const own = typeof label === 'object' ? (label[language] ?? Object.values(label)[0]) : label
  return text.optional(optionKeys(words, value)) ?? own ?? value
}

/** The format of a field, if it has one that works. */
export function formatOf(schema: PropertySchema, formats: Formats): WorkingFormat | undefined {
  return schema.format === undefined ? undefined : formats[schema.format]
}

/** A text in its normal form; the white space around goes where no format says so. */
export function normalText(text: string, schema: PropertySchema, formats: Formats): string {
  return formatOf(schema, formats)?.normalise(text) ?? text
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
