import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { plainLetters } from './plainLetters.ts'
import { fillFirst, fillTemplate } from './fillTemplate.ts'
import { absentKeys, definitionWords, problemKeys, wordsOf } from '../words/wordKeys.ts'

describe('FMT-19 plain letters', () => {
  test.each([
    ['Élan', 'elan'],
    ['Œuvre', 'oeuvre'],
    ['ÇA Là', 'ca la'],
    ['ﬁ', 'ﬁ'],
  ])('%s → %s', (text, plain) => {
    expect(plainLetters(text)).toBe(plain)
  })
  it('treats each letter as the whole text would be', () => {
    const whole = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        fc.pre(!/[œæĳßþøłŀđðħŧŋŉıĸſ’‘ʼʹ′´`]/iu.test(text))
        expect(plainLetters(text)).toBe(whole(text))
      }),
    )
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

it('of an empty field, the sentence for that comes before those for its values, and that of a rule before both', () => {
  const keys = absentKeys('boat:fields.name', { code: 'odd' })
  const places = ['boat:rules.odd', 'boat:fields.name.absent', 'boat:fields.name.errors.odd'].map((key) =>
    keys.indexOf(key),
  )
  expect(places).toEqual([...places].sort((left, right) => left - right))
  expect(Math.min(...places)).toBe(0)
})

it('derives the keys of words', () => {
  expect(definitionWords('boat/boat', 'form')).toBe('boat:form')
  expect(definitionWords('boat/sale', 'form')).toBe('boat:sale.form')
  expect(problemKeys(wordsOf('boat/boat', 'crew.0.name'), { code: 'required' })).toEqual([
    'boat:fields.crew.name.errors.required',
    'boat:rules.required',
    'app:rules.required',
    'boat:fields.crew.name.error',
    'app:error.required',
    'app:error.other',
  ])
  // The error of a field says how it is written, which is not wrong where it is too long.
  for (const code of ['maxLength', 'digits']) {
    expect(problemKeys('boat:fields.name', { code })).not.toContain('boat:fields.name.error')
  }
})
