import { expect, test, it, vi } from 'vitest'
import type { OutcomeTable } from '#generated/definitions.gen.ts'
import { chooseAddress } from '../fillAddress.ts'
import { effectsFor } from './performCall.ts'

const back = { effect: 'back' } as const
const out = { effect: 'signOut' } as const

test.each<[OutcomeTable, number | 'network', unknown[]]>([
  [{ '200': [back] }, 200, [back]],
  [{ '200': [back], other: [out] }, 201, []],
  [{ '404': [back], other: [out] }, 404, [back]],
  [{ '404': [back], other: [out] }, 300, [out]],
  [{ other: [out] }, 'network', [out]],
  [{ other: [out], network: [back] }, 'network', [back]],
  [{}, 500, []],
])('%j answers %s with %j', (table, status, effects) => {
  expect(effectsFor(table, status)).toEqual(effects)
})

const heavy = 3

it('takes a single address as it is', () => {
  expect(chooseAddress('/kites', () => false)).toBe('/kites')
})

it('takes the first of several whose condition holds', () => {
  const choices = [{ to: '/heavy', only: heavy }, { to: '/all' }]
  const holds = vi.fn(() => true)
  expect(chooseAddress(choices, holds)).toBe('/heavy')
  expect(holds).toHaveBeenCalledExactlyOnceWith(heavy)
  expect(chooseAddress(choices, () => false)).toBe('/all')
  expect(chooseAddress([{ to: '/heavy', only: heavy }], () => false)).toBeUndefined()
})
