import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rankKeys, sortKey, type SortKey } from './sortKey.ts'

const { compare } = new Intl.Collator('fr', { numeric: true })
const inOrder = (...keys: SortKey[]) => {
  const ranks = rankKeys(keys, compare)
  return keys
    .map((key, position) => ({ key, rank: ranks[position] }))
    .filter(({ rank }) => rank !== undefined)
    .sort((left, right) => Number(left.rank) - Number(right.rank))
    .map(({ key }) => key)
}

it('orders numbers as numbers, dates as days, texts by language, and gives an empty value no rank', () => {
  expect(inOrder(10, 9, '', 100)).toEqual([9, 10, 100])
  expect(inOrder('Zoé', 'Émile', '', 'Eve', 'a10', 'a9')).toEqual(['a9', 'a10', 'Émile', 'Eve', 'Zoé'])
  expect(inOrder('many', 3, '', 1)).toEqual([1, 3, 'many'])
  const day = (value?: string) => sortKey('date', value, () => value ?? '')
  expect(day('02/01/2020')).toBeGreaterThan(Number(day('01/12/2019')))
  expect(day()).toBe('')
})

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
