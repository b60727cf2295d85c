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
  const asked: string[] = []
  const rule = (pointer: string, record: object) => {
    asked.push(pointer)
    return pointer.endsWith('/0/onlyIf') ? 'motor' in record : 'gas' in record
  }
  const taken = (record: Record<string, unknown>) => saveOperation(save, 'kite.form.json#/update', record, rule)
  expect(taken({ motor: 1, gas: 1 })).toBe('savePlane')
  expect(taken({ gas: 1 })).toBe('saveBalloon')
  expect(taken({})).toBe('saveKite')
  expect(asked).toContain('kite.form.json#/update/alternatives/1/onlyIf')
  expect(saveOperation({ operation: 'saveKite', outcomes: {} }, 'x', {}, rule)).toBe('saveKite')
})
