import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import type { Formats } from '../formats/createFormats.ts'
import { checks, derivations, tooShort } from './frenchRules.ts'
import { derivedOnce } from '../derivedOnce.ts'
import { getAt, isAbsent, joinPath, lastStep, placesOf, type Json } from '../record/path.ts'
import { fieldsOf } from '../schema/property.ts'

/**
 * Advice of the French rules on a record in normal form: warnings about doubtful values, and suggestions for empty
 * fields, derived from filled ones. It never blocks. Only forms whose record asks for it fetch them.
 */
export function adviceOn(schema: RecordSchema, record: Json, formats: Formats) {
  /** Names of warnings, and values that follow for empty fields, by path. */
  const advice: Record<'warnings' | 'suggestions', [string, string][]> = { warnings: [], suggestions: [] }
  for (const { path: words, schema: property } of advised(schema)) {
    for (const place of placesOf(record, words)) {
      const holder = getAt(record, place) as Json
      const path = joinPath(place, lastStep(words))
      const value = getAt(record, path)
      const found = isAbsent(value) ? suggestionFor(property, holder) : warningOn(property, value, formats)
      if (found !== undefined) advice[isAbsent(value) ? 'suggestions' : 'warnings'].push([path, found])
    }
  }
  return advice
}

const advised = derivedOnce((schema: RecordSchema) =>
  fieldsOf(schema).filter(
    ({ schema: { proposals, format, unit } }) => proposals !== undefined || format !== undefined || unit === '€',
  ),
)

/** The value that follows from another field of the same object; undefined if none does. */
function suggestionFor({ proposals = {} }: PropertySchema, holder: Json): string | undefined {
  return Object.entries(proposals)
    .map(([from, by]) => {
      const source = holder[from]
      return typeof source === 'string' ? derivations[by](source) : undefined
    })
    .find((proposed) => proposed !== undefined)
}

/**
 * Returns the key of the warning about a doubtful value, such as a wrong check digit. An invalid value has none, as its
 * error says enough.
 */
function warningOn({ format = '', unit }: PropertySchema, value: unknown, formats: Formats): string | undefined {
  // A user who types 1.234 euros may mean one thousand, as in Germany and Italy.
  if (unit === '€') return typeof value === 'number' && hasMoreThanCents(value) ? 'thousands' : undefined
  const { advice, pattern = '' } = formats[format]?.definition ?? {}
  if (typeof value !== 'string' || advice === undefined || !new RegExp(pattern, 'u').test(value)) return undefined
  return tooShort[advice]?.(value) ?? (checks[advice](value) ? undefined : advice)
}

const hasMoreThanCents = (amount: number): boolean => /\.\d{3}/.test(String(amount))
