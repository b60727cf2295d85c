import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import { compareKeys, sortKey } from './sortKey.ts'

const { compare } = new Intl.Collator('fr', { numeric: true })
it('sorts numbers by their size before texts in the order of the language', () => {
  const number = fc.integer({ min: -3, max: 3 })
  const text = fc.constantFrom('Élan', 'elan', 'Œuf', 'a1', 'a01', 'a12', 'z')
  fc.assert(
    fc.property(fc.array(number), fc.array(text), (numbers, texts) => {
      const sorted = [...texts, ...numbers].sort((left, right) => compareKeys(left, right, compare))
      expect(sorted).toEqual([...numbers.toSorted((left, right) => left - right), ...texts.toSorted(compare)])
    }),
  )
})

describe('the sort key', () => {
  const field: PropertySchema = { type: 'string', sort: 'declared', enum: ['LOW', 'MIDDLE', 'HIGH'] }
  const list: PropertySchema = { type: 'array', items: field }
  const { sort: _, ...unordered } = field
  const stamp: PropertySchema = { type: 'string', format: 'moment' }
  it.each<
    [
      what: string,
      schema: PropertySchema,
      kind: 'choice' | 'choices' | 'date' | 'text' | 'number' | 'phone',
      unknown,
      unknown,
    ]
  >([
    ['of a number is the number', { type: 'number' }, 'number', 7, 7],
    ['of a choice is its declared place', field, 'choice', 'MIDDLE', 1],
    ['of several choices is the first of their places', list, 'choices', ['HIGH', 'MIDDLE'], 1],
    ['of a value that is none of the choices is its text', field, 'choice', 'OTHER', 'shown'],
    ['of a choice without a declared order is its text', unordered, 'choice', 'LOW', 'shown'],
    ['of a date is its day', { type: 'string' }, 'date', '02/01/2026', 20260102],
    ['of no real day is its text', { type: 'string' }, 'date', '31/02/2026', 'shown'],
    ['of a text that looks like a date is the text', { type: 'string' }, 'text', '02/01/2026', 'shown'],
    ['of a telephone number is the number as it is dialled', { type: 'string' }, 'phone', '+33 6 12', '0612'],
    ['of a stamp is its moment', stamp, 'text', '12/31/2019 10:05:00', 20191231100500],
    ['of a text that looks like a stamp is the text', { type: 'string' }, 'text', '12/31/2019 10:05:00', 'shown'],
  ])('%s', (_, schema, kind, value, key) =>
    expect(sortKey({ kind, schema }, value, () => 'shown', { moment: { definition: { check: 'stamp' } } })).toBe(key),
  )
})
