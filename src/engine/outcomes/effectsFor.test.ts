import { expect, test } from 'vitest'
import type { OutcomeTable } from '#generated/definitions.gen.ts'
import { effectsFor } from './effectsFor.ts'

const back = { effect: 'back' } as const
const out = { effect: 'signOut' } as const
const rows = { effect: 'removeRow' } as const
const shared: Record<string, OutcomeTable> = {
  save: { '403': [out], other: [rows] },
  late: { use: 'save', '5xx': [back] },
  circle: { use: 'circle' },
}

test.each<[OutcomeTable, number | 'network', unknown[]]>([
  [{ '200': [back] }, 200, [back]],
  [{ '200': [back], other: [out] }, 201, []],
  [{ '2xx': [back], other: [out] }, 299, [back]],
  [{ '2xx': [back], other: [out] }, 300, [out]],
  [{ '4xx': [back], '404': [out] }, 404, [out]],
  [{ '4xx': [back], '404': [out] }, 409, [back]],
  [{ other: [out] }, 'network', [out]],
  [{ other: [out], network: [back] }, 'network', [back]],
  [{ use: 'save', other: [back] }, 403, [out]],
  [{ use: 'save', '403': [] }, 403, []],
  [{ use: 'late' }, 503, [back]],
  [{ use: 'late' }, 403, [out]],
  [{}, 500, []],
])('%j answers %s with %j', (table, status, effects) => {
  expect(effectsFor(table, shared, status)).toEqual(effects)
})

test('a shared table that is missing or uses itself is an error', () => {
  expect(() => effectsFor({ use: 'none' }, shared, 200)).toThrow('no shared outcome table none')
  expect(() => effectsFor({ use: 'circle' }, shared, 200)).toThrow('uses itself')
})
