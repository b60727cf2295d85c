import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import formatsDefinition from '../../schemas/formats.json' with { type: 'json' }
import { records } from '#generated/records.gen.ts'
import { createFormats } from '#engine/formats/createFormats.ts'
import { wordsOf } from '#engine/words/wordKeys.ts'
import { fieldsOf } from '#engine/schema/property.ts'
import type { FormatsDefinition } from '#generated/definitions.gen.ts'
import { findWord } from '../browser/support/words.ts'

type Cause = 'length' | 'beginning' | 'signs' | 'future' | 'day' | 'parts'

/** Texts that a format refuses, by the true cause. */
const nearMisses: Record<string, [text: string, causes: Cause[]][]> = {
  mobile: [
    ['06 12 34 56 7', ['length']],
    ['06 12 34 56 78 9', ['length']],
    ['01 42 68 53 00', ['beginning']],
    ['06 12 34 56 7O', ['signs', 'length']],
  ],
  landline: [
    ['01 42 68 53 0', ['length']],
    ['06 12 34 56 78', ['beginning']],
    ['ligne 2', ['signs', 'length']],
  ],
  phone: [
    ['01 42 68 53 0', ['length']],
    ['00 42 68 53 00', ['beginning']],
  ],
  siren: [
    ['73282932', ['length']],
    ['7328293200', ['length']],
    ['73282932O', ['signs']],
  ],
  siret: [
    ['7328293200007', ['length']],
    ['732829320000745', ['length']],
    ['7328293200007A', ['signs']],
  ],
  vat: [
    ['FR4473282932', ['length', 'parts']],
    ['DE44732829320', ['beginning', 'parts']],
    ['44732829320', ['beginning', 'length', 'parts']],
  ],
  email: [
    ['a.b.fr', ['parts']],
    ['a@b', ['parts']],
    ['a b@c.fr', ['signs', 'parts']],
  ],
  url: [
    ['http://', ['parts']],
    ['javascript:alert(1)', ['parts', 'beginning']],
  ],
  date: [
    ['31/02/2020', ['day']],
    ['demain', ['day', 'signs']],
  ],
  pastDate: [
    ['31/02/2020', ['day']],
    ['01/01/2999', ['future']],
    ['hier', ['day', 'signs']],
  ],
}

/** What an error names, by its words. */
const named: [words: RegExp, causes: Cause[]][] = [
  [/\b\d+ (chiffres|digits)|en chiffres|must be number/, ['length', 'signs']],
  [/\b\d+ (caractères|characters)/, ['length']],
  [/commence|\(06 ou 07|begins|starts/, ['beginning']],
  [/français|French/, ['beginning', 'length', 'signs']],
  [/complet|complète|whole|complete/, ['parts', 'length']],
  [/\bdate\b/, ['day', 'signs']],
  [/passée|past|future/, ['future']],
]

const formats = createFormats(formatsDefinition as FormatsDefinition, () => new Date(2026, 10, 20))
const checklist = readFileSync('docs/checklist.md', 'utf8')

/** The errors of all fields of a format that name a cause, but those that the specification quotes. */
function errorsOf(format: string): string[] {
  const words = Object.entries(records).flatMap(([id, { schema: record }]) =>
    fieldsOf(record).flatMap(({ path, schema }) => (schema.format === format ? [`${wordsOf(id, path)}.error`] : [])),
  )
  const texts = words.flatMap((key) => (['fr', 'en'] as const).flatMap((language) => findWord(language, key) ?? []))
  return texts.filter((text) => !checklist.includes(`"${text}"`) && !text.startsWith('Invalid '))
}

it.each(Object.entries(nearMisses))('an error of the format %s names the true cause, or none', (name, texts) => {
  const format = formats[name]
  for (const [typed, causes] of texts) {
    expect(format?.validate(format.normalise(typed)), typed).toBe(false)
    for (const error of errorsOf(name)) {
      const claims = named.flatMap(([words, claimed]) => (words.test(error) ? claimed : []))
      if (claims.length > 0) {
        expect(
          causes.some((cause) => claims.includes(cause)),
          `${error} for ${typed}`,
        ).toBe(true)
      }
    }
  }
})

it('all formats have errors that the specification does not quote', () => {
  expect(Object.keys(nearMisses).filter((name) => errorsOf(name).length > 0)).toEqual(Object.keys(nearMisses))
})

it('no format that can refuse a text is left out', () => {
  const judging = Object.entries(formatsDefinition.formats).flatMap(([name, format]) =>
    'pattern' in format || 'check' in format ? [name] : [],
  )
  // A line refuses an empty text alone; years are numbers; the others are written by programs.
  const others = ['line', 'digits', 'pastYear', 'uuid', 'stamp', 'rib']
  expect(judging.filter((name) => !others.includes(name)).sort()).toEqual(Object.keys(nearMisses).sort())
})
