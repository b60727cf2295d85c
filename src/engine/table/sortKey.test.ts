import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compareKeys } from './sortKey.ts'

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
