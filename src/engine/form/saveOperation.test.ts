import { expect, it } from 'vitest'
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
  const holds = ({ required }: Record<string, unknown>, record: object) =>
    (required as string[]).every((name) => name in record)
  const taken = (record: Record<string, unknown>) => saveOperation(save, record, holds)
  expect(taken({ motor: 1, gas: 1 })).toBe('savePlane')
  expect(taken({ gas: 1 })).toBe('saveBalloon')
  expect(taken({})).toBe('saveKite')
  expect(saveOperation({ operation: 'saveKite', outcomes: {} }, {}, holds)).toBe('saveKite')
})
