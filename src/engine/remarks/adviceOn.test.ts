import { expect, it } from 'vitest'
import type { FormatsDefinition, RecordSchema } from '#generated/definitions.gen.ts'
import { createFormats } from '../formats/createFormats.ts'
import { adviceOn } from './adviceOn.ts'

const written: FormatsDefinition = { $schema: '', formats: { siren: { pattern: '^\\d{9}$', advice: 'siren' } } }
const formats = createFormats(written, () => new Date())
const text = { type: 'string' } as const
const firm = {
  siret: text,
  iban: text,
  siren: { ...text, format: 'siren' },
  rib: { ...text, proposals: { iban: 'ribOfIban' } },
  number: { ...text, proposals: { siret: 'sirenOfSiret', siren: 'vatOfSiren' } },
  capital: { type: 'number', unit: '€' },
} as const
const record: RecordSchema = {
  $schema: '',
  type: 'object',
  properties: { ...firm, firms: { type: 'array', items: { type: 'object', properties: firm } } },
}
const advice = (values: object) => {
  const { warnings, suggestions } = adviceOn(record, values as Record<string, unknown>, formats)
  return [Object.fromEntries(warnings), Object.fromEntries(suggestions)]
}

it('an empty field gets what follows from the first source that has something to say, in its own entry', () => {
  const siren = '732829320'
  expect(advice({ siret: '73282932000074', siren })).toEqual([{}, { number: siren }])
  expect(advice({ siret: '7328', siren })).toEqual([{}, { number: 'FR44732829320' }])
  expect(advice({ siret: '7328', number: '' })).toEqual([{}, {}])
  expect(advice({ number: 'x', siren })).toEqual([{}, {}])
  expect(advice({ siren, firms: [{ siren: '' }, { siren }] })).toEqual([
    {},
    { number: 'FR44732829320', 'firms.1.number': 'FR44732829320' },
  ])
})

it('a value is doubted where it is of the form of its format, and an amount where it has more than cents', () => {
  const firms = [{ siren: '732829321', capital: 1.234 }, { capital: 1.23 }]
  expect(advice({ siren: '7328', capital: 1234, firms })).toEqual([
    { 'firms.0.siren': 'siren', 'firms.0.capital': 'thousands' },
    { 'firms.0.number': 'FR47732829321' },
  ])
})
