import { expect, it } from 'vitest'
import { compareTimes } from './compareTimes.ts'

/** Times around a middle, the same at each run. */
const times = (middle: number, step: number) =>
  Array.from({ length: 200 }, (_, index) => middle + ((index * step) % 101) / 10)

it('sees no difference where there is none', () => {
  const { chance, difference } = compareTimes(times(20, 37), times(20, 53))
  expect(chance).toBeGreaterThan(0.5)
  expect(difference).toBeLessThan(0.05)
})

it('sees a small difference in every value', () => {
  expect(compareTimes(times(20, 37), times(22, 53)).chance).toBeLessThan(0.001)
})

it('tells medians and their difference', () => {
  const { medians, difference } = compareTimes([1, 2, 3], [4, 4, 4, 4])
  expect(medians).toEqual([2, 4])
  expect(difference).toBe(0.5)
})
