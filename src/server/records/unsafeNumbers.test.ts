import { expect, it } from 'vitest'
import { unsafeNumbers } from './unsafeNumbers.ts'

it('a whole number beyond 2^53 is refused at its path, unless it is stored already', () => {
  const record = { count: 2 ** 53, rooms: [{ size: 12.5 }, { size: -(2 ** 53) - 2 }], most: 2 ** 53 - 1 }
  const paths = (stored?: object) => unsafeNumbers(record, stored as never).map(({ path, code }) => `${path} ${code}`)
  expect(paths()).toEqual(['count digits', 'rooms.1.size digits'])
  expect(paths({ before: [{ count: 2 ** 53 }] })).toEqual(['rooms.1.size digits'])
  expect(paths(record)).toEqual([])
})
