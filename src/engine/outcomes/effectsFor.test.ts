import { expect, test } from 'vitest'
import type { OutcomeTable } from '#generated/definitions.gen.ts'
import { effectsFor } from './effectsFor.ts'

const back = { effect: 'back' } as const
const out = { effect: 'signOut' } as const

test.each<[OutcomeTable, number | 'network', unknown[]]>([
  [{ '200': [back] }, 200, [back]],
  [{ '200': [back], other: [out] }, 201, []],
  [{ '2xx': [back], other: [out] }, 299, [back]],
  [{ '2xx': [back], other: [out] }, 300, [out]],
  [{ '4xx': [back], '404': [out] }, 404, [out]],
  [{ '4xx': [back], '404': [out] }, 409, [back]],
  [{ other: [out] }, 'network', [out]],
  [{ other: [out], network: [back] }, 'network', [back]],
  [{}, 500, []],
])('%j answers %s with %j', (table, status, effects) => {
  expect(effectsFor(table, status)).toEqual(effects)
})
