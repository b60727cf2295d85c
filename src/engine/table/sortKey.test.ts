import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rankKeys } from './sortKey.ts'

const { compare } = new Intl.Collator('fr', { numeric: true })
it('ranks any two keys as they compare', () => {
  const key = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constantFrom('Élan', 'elan', 'Œuf', 'a1', 'a01', 'a12', 'z'))
  fc.assert(
    fc.property(fc.array(key), key, key, (others, left, right) => {
      const ranks = rankKeys([left, ...others, right], compare)
      const isText = [left, right].map((one) => Number(typeof one === 'string'))
      const expected =
        (isText[0] ?? 0) - (isText[1] ?? 0) ||
        (typeof left === 'number' ? left - Number(right) : compare(left, String(right)))
      expect(Math.sign(Number(ranks.at(0)) - Number(ranks.at(-1)))).toBe(Math.sign(expected))
    }),
  )
})
