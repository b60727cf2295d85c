import { expect, it, vi } from 'vitest'
import { chooseAddress } from './chooseAddress.ts'

const heavy = { required: ['heavy'] }

it('takes a single address as it is', () => {
  expect(chooseAddress('/kites', () => false)).toBe('/kites')
})

it('takes the first of several whose condition holds', () => {
  const choices = [{ to: '/heavy', onlyIf: heavy }, { to: '/all' }]
  const holds = vi.fn(() => true)
  expect(chooseAddress(choices, holds)).toBe('/heavy')
  expect(holds).toHaveBeenCalledExactlyOnceWith(heavy)
  expect(chooseAddress(choices, () => false)).toBe('/all')
  expect(chooseAddress([{ to: '/heavy', onlyIf: heavy }], () => false)).toBeUndefined()
})
