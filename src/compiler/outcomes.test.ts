import { expect, test } from 'vitest'
import type { OutcomeTable } from '#generated/definitions.gen.ts'
import { rowsOf, withOutcomes } from './outcomes.ts'

const back = { effect: 'back' } as const
const out = { effect: 'signOut' } as const
const shared: Record<string, OutcomeTable> = {
  save: { '403': [out], other: [out] },
  late: { use: 'save', '500': [back] },
  circle: { use: 'circle' },
}

test.each<[OutcomeTable, OutcomeTable]>([
  [{ '200': [back] }, { '200': [back] }],
  [
    { use: 'save', other: [back] },
    { '403': [out], other: [back] },
  ],
  [
    { use: 'save', '403': [] },
    { '403': [], other: [out] },
  ],
  [{ use: 'late' }, { '403': [out], '500': [back], other: [out] }],
])('%j has the rows %j', (table, rows) => {
  expect(rowsOf(table, shared)).toEqual(rows)
})

test('a shared table that is missing or uses itself is an error', () => {
  expect(() => rowsOf({ use: 'none' }, shared)).toThrow('no shared outcome table none')
  expect(() => rowsOf({ use: 'circle' }, shared)).toThrow('uses itself')
})

test('each table of a definition gets its rows, wherever it stands', () => {
  const definition = { load: { outcomes: { use: 'late' } }, actions: [{ outcomes: { use: 'save' } }] }
  expect(withOutcomes(definition, shared)).toEqual({
    load: { outcomes: { '403': [out], '500': [back], other: [out] } },
    actions: [{ outcomes: { '403': [out], other: [out] } }],
  })
})
