import { expect, it } from 'vitest'
import type { Holds } from '#engine/validation/createHolds.ts'
import { saveOperation } from './useSave.ts'

const save = {
  operation: 'saveKite',
  alternatives: [
    { only: 0, operation: 'savePlane' },
    { only: 1, operation: 'saveBalloon' },
  ],
  outcomes: {},
}

it('the first alternative that fits takes the record, else the usual operation', () => {
  const holds: Holds = (condition, record) => (condition === 0 ? 'motor' : 'gas') in (record as object)
  const taken = (record: Record<string, unknown>) => saveOperation(save, record, holds)
  expect(taken({ motor: 1, gas: 1 })).toBe('savePlane')
  expect(taken({ gas: 1 })).toBe('saveBalloon')
  expect(taken({})).toBe('saveKite')
  expect(saveOperation({ operation: 'saveKite', outcomes: {} }, {}, holds)).toBe('saveKite')
})
