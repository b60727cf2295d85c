import { expect, it } from 'vitest'
import type { Condition } from '#generated/definitions.gen.ts'
import { saveOperation } from './saveOperation.ts'

const save = {
  operation: 'saveKite',
  alternatives: [
    { onlyIf: { required: ['motor'] }, operation: 'savePlane' },
    { onlyIf: { required: ['gas'] }, operation: 'saveBalloon' },
  ],
  outcomes: {},
}

it('the first alternative that fits takes the record, else the usual operation', () => {
  const holds = (condition: Condition, record: object) =>
    (condition as { required: string[] }).required.every((name) => name in record)
  const taken = (record: Record<string, unknown>) => saveOperation(save, record, holds)
  expect(taken({ motor: 1, gas: 1 })).toBe('savePlane')
  expect(taken({ gas: 1 })).toBe('saveBalloon')
  expect(taken({})).toBe('saveKite')
  expect(saveOperation({ operation: 'saveKite', outcomes: {} }, {}, holds)).toBe('saveKite')
})
