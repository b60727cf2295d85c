import { describe, expect, it, test } from 'vitest'
import { filterRows } from '../table/filterRows.ts'
import { compareBy } from '../table/compareBy.ts'
import { fillFirst, fillTemplate } from './fillTemplate.ts'
import { plainLetters } from './plainLetters.ts'
import { definitionKey, problemKeys } from './wordKeys.ts'

describe('FMT-19 plain letters', () => {
  test.each([
    ['Élan', 'elan'],
    ['Œuvre', 'oeuvre'],
    ['ÇA Là', 'ca la'],
    ['ﬁ', 'ﬁ'],
  ])('%s → %s', (text, plain) => {
    expect(plainLetters(text)).toBe(plain)
  })
  it('finds a row without regard to accents and case, by every word', () => {
    const rows = [{ name: 'Manoir de l’Élan' }, { name: 'Villa' }]
    const texts = ({ name }: { name: string }) => [name]
    expect(filterRows(rows, texts, 'elan')).toEqual([rows[0]])
    expect(filterRows(rows, texts, "L'ELAN manoir")).toEqual([rows[0]])
    expect(filterRows(rows, texts, 'elan villa')).toEqual([])
    expect(filterRows(rows, texts, '  ')).toEqual(rows)
  })
})

it('fills addresses, and says so when a value is missing', () => {
  expect(fillTemplate('/a/{id}/b', (name) => (name === 'id' ? '7' : undefined))).toBe('/a/7/b')
  expect(fillTemplate('/a/{id}', () => undefined)).toBeUndefined()
})

it('fills the first template of which every name has a value, else the last one with what there is', () => {
  const templates = ['{name} ({form})', '{first} {last}']
  const fill = (values: Record<string, string>) => fillFirst(templates, (name) => values[name] ?? '')
  expect(fill({ name: 'Élan', form: 'SAS' })).toBe('Élan (SAS)')
  expect(fill({ name: 'Élan', first: 'Zoé', last: 'Eve' })).toBe('Zoé Eve')
  expect(fill({ name: 'Élan', last: 'Eve' })).toBe('Eve')
  expect(fill({})).toBe('')
})

it('derives the keys of words', () => {
  expect(definitionKey('boat/boat', 'form', 'submit')).toBe('boat:form.submit')
  expect(definitionKey('boat/sale', 'form', 'submit')).toBe('boat:sale.form.submit')
  expect(problemKeys('boat', 'crew.0.name', { code: 'required' })).toEqual([
    'boat:fields.crew.name.errors.required',
    'boat:fields.crew.name.error',
    'app:error.required',
    'app:error.other',
  ])
})

it('orders numbers as numbers, dates as days, texts by language, and empty last', () => {
  const collator = new Intl.Collator('fr')
  const order = (kind: 'number' | 'date' | 'text', values: (string | number | undefined)[]) =>
    values
      .map((value) => ({ value, text: value === undefined ? '' : String(value) }))
      .sort(compareBy(kind, collator))
      .map(({ value }) => value)
  expect(order('number', [10, 9, undefined, 100])).toEqual([9, 10, 100, undefined])
  expect(order('date', ['02/01/2020', '01/12/2019', undefined])).toEqual(['01/12/2019', '02/01/2020', undefined])
  expect(order('text', ['Zoé', 'Émile', 'Eve'])).toEqual(['Émile', 'Eve', 'Zoé'])
})
