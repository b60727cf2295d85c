import { expect, it } from 'vitest'
import { createUnderWay } from './underWay.ts'

it('counts what the uploads of an account send together, apart from those of others, until they end', () => {
  const uploads = createUnderWay(10)
  const [first, second, others] = [uploads.begin('a'), uploads.begin('a'), uploads.begin('b')]
  expect([first.add(6), second.add(4), second.add(1), others.add(10)]).toEqual([true, true, false, true])
  second.end()
  expect(first.add(4)).toBe(true)
  first.end()
  expect(uploads.begin('a').add(10)).toBe(true)
})
