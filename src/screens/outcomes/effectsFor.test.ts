import { expect, test } from 'vitest'
import type { OutcomeTable } from '#generated/definitions.gen.ts'
import { effectsFor } from './performCall.ts'

const back = 'reload' as const
const out = 'signOut' as const

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
