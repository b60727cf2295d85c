import { describe, expect, it } from 'vitest'
import type { RecordSchema } from '#generated/definitions.gen.ts'
import { compileRecord } from '../../../tests/fixtures/toy/compileRecord.ts'
import { createValidation } from './createValidation.ts'
import { placeAtFields } from '../form/placeAtFields.ts'
import { blocks, problemAt } from '../record/problem.ts'
import { toProblems } from './toProblems.ts'

const rule = (severity: 'warning' | 'error', words: string) => ({
  keyword: 'rules',
  instancePath: '',
  params: { field: 'rent', words, severity },
})
const advice = rule('warning', 'high')
const error = rule('error', 'tooHigh')
const refusal = [{ path: 'rent', code: 'tooHigh', params: {} }]

describe('advice and an error at one field', () => {
  it.each([
    ['advice first', [advice, error], refusal],
    ['the error first', [error, advice], refusal],
    [
      'advice twice',
      [advice, rule('warning', 'odd')],
      [{ path: 'rent', code: 'high', params: {}, severity: 'warning' }],
    ],
    ['an error twice', [error, rule('error', 'odd')], refusal],
  ])('%s', (_, errors, problems) => expect(toProblems(errors)).toEqual(problems))

  it('refuses a record, whichever rule stands first', async () => {
    const warning = { rule: 'self.rent < 1000', field: 'rent', words: 'high', severity: 'warning' } as const
    const limit = { rule: 'self.rent < 2000', field: 'rent', words: 'tooHigh' }
    for (const rules of [
      [warning, limit],
      [limit, warning],
    ]) {
      const schema = { $schema: '', type: 'object', properties: { rent: { type: 'number' } }, rules } as RecordSchema
      const { record } = createValidation(await compileRecord('flat/flat', schema, { $schema: '', formats: {} }), {})
      expect(record({ rent: 500 })).toEqual([])
      expect(record({ rent: 1500 }).map(({ code }) => code)).toEqual(['high'])
      expect(record({ rent: 1500 }).filter(blocks)).toEqual([])
      expect(record({ rent: 2500 }).filter(blocks)).toEqual(refusal)
    }
  })
})

it.each(['number', 'integer'] as const)('a %s of too many digits, which is kept as text, says so', async (type) => {
  const schema: RecordSchema = {
    $schema: '',
    type: 'object',
    properties: { rent: { type }, nights: { type: 'array', items: { type } } },
  }
  const { record } = createValidation(await compileRecord('flat/flat', schema, { $schema: '', formats: {} }), {})
  const problemsOf = (value: unknown) =>
    record({ rent: value, nights: [1, value] }).map(({ path, code }) => `${path} ${code}`)
  expect(problemsOf('12345678901234567')).toEqual(['rent digits', 'nights.1 digits'])
  expect(problemsOf('twelve')).toEqual(['rent type', 'nights.1 type'])
})

describe('a problem is shown at the field there, else at the nearest above, else at the first below', () => {
  const fields = ['name', 'home.city', 'reach', 'reach.0.mail', 'decks.0.name', 'decks.1.name'].map((path) => ({
    path,
  }))
  it.each([
    ['name', 'name'],
    ['name.first', 'name'],
    ['home', 'home.city'],
    ['reach.0.mail', 'reach.0.mail'],
    ['reach.mail', 'reach.0.mail'],
    ['reach.1.mail', 'reach'],
    ['decks.name', 'decks.0.name'],
    ['decks', 'decks.0.name'],
    ['decks.1', 'decks.1.name'],
    ['other', 'other'],
  ])('%s at %s', (path, shown) =>
    expect([...placeAtFields({ fields }, [problemAt(path, 'x')]).keys()]).toEqual([shown]),
  )
})
