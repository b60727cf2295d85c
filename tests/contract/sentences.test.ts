import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { setAt } from '#engine/record/path.ts'
import { company, corporation, individual, person } from '../api/tenants.ts'
import { house } from '../browser/real-estate/estates.ts'
import rows from './sentences.json' with { type: 'json' }
import { validationOf } from './validationOf.ts'

/** The paths that browser and server find wrong in a record. */
const wrongPaths = (folder: string, record: object): string[] =>
  validationOf(`${folder}/${folder}`)
    .record(record)
    .map(({ path }) => path)

const words = (language: string, folder: string) =>
  JSON.parse(readFileSync(`locales/${language}/${folder}.json`, 'utf8')) as {
    fields: Record<string, { error?: string }>
  }

/** Items of the specification, a field, what is said where it is wrong, letter for letter, and values that are; null is none. */
type Row = [items: string, path: string, sentence: string, ...wrong: unknown[]]

const { type, registrationNumber, expirationDate } = individual.identificationDocument
const fileData = { label: 'passport.png', resourceUuid: '11111111-1111-4111-8111-111111111111' }
const stored = { ...individual, identificationDocument: { type, registrationNumber, expirationDate, fileData } }

describe.each<[record: string, language: 'en' | 'fr', valid: object, fields: Row[]]>([
  ['tenant', 'en', stored, rows.person as Row[]],
  ['tenant', 'en', corporation, rows.company as Row[]],
  ['guarantor', 'en', person, rows.guarantor as Row[]],
  ['guarantor', 'en', company, rows.guarantorCompany as Row[]],
  ['emergency-contact', 'en', person, rows.contact as Row[]],
  ['emergency-contact', 'en', company, rows.contactCompany as Row[]],
  ['real-estate', 'en', house, rows.estate as Row[]],
  ['real-estate', 'fr', house, rows.trustee as Row[]],
])('a wrong field of %s, in %s', (record, language, valid, fields) => {
  it.each(fields)('%s %s is refused: "%s"', (_, path, sentence, ...wrong) => {
    const field = path.replaceAll(/\.\d+/g, '')
    expect(words(language, record).fields[field]?.error).toBe(sentence)
    expect(words(language === 'fr' ? 'en' : 'fr', record).fields[field]?.error).toMatch(/\S/)
    expect(wrongPaths(record, valid)).toEqual([])
    for (const value of wrong) {
      expect(wrongPaths(record, setAt(valid, path, value ?? undefined)), String(value)).toEqual([path])
    }
  })
})

/** What the checklist proposes for each value, but in British words. */
const british: Record<string, string> = { 'Square meters': 'Square metres', 'Driver license': 'Driving licence' }
const [, appendix = ''] = readFileSync('docs/checklist.md', 'utf8').split('### Appendix A')
const labels = [...appendix.matchAll(/^\| ([A-Z_]+)(?: \(given\))? \| (.+?) \| (.+?) \|$/gm)]

it('I18N-03 ENUM-04 ENUM-06 values are called as the checklist proposes, in French and in English', () => {
  const optionsOf = (language: string) =>
    JSON.parse(readFileSync(`locales/${language}/options.json`, 'utf8')) as Record<string, string>
  const [french, english] = [optionsOf('fr'), optionsOf('en')]
  expect(labels.length).toBeGreaterThan(70)
  for (const [, value = '', en = '', fr = ''] of labels) {
    expect([french[value], english[value]], value).toEqual([fr.replaceAll("'", '’'), british[en] ?? en])
  }
})
