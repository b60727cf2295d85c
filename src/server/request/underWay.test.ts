import { expect, it } from 'vitest'
import { createUnderWay } from './underWay.ts'

it('counts what the uploads of an account send together, apart from those of others, until they end', () => {
  const uploads = createUnderWay(10)
  const added = [uploads.add('a', 6), uploads.add('a', 4), uploads.add('a', 1), uploads.add('b', 10)]
  expect(added).toEqual([true, true, false, true])
  uploads.add('a', -5)
  expect(uploads.add('a', 4)).toBe(true)
  uploads.add('a', -10)
  expect(uploads.add('a', 10)).toBe(true)
})
