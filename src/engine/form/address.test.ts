import { expect, it } from 'vitest'
import { loadOperation, startRecord } from './address.ts'

it('loads by the call of the variant that a step of the address names, else by the usual one', () => {
  const operations = { SAIL: 'getSailBoat', MOTOR: 'getMotorBoat' }
  const load = { operation: 'getBoat', outcomes: {}, variants: { field: 'kind', operations } }
  expect(loadOperation(load, '/boat/motor/7/edit')).toBe('getMotorBoat')
  expect(loadOperation(load, '/boat/motoring/7')).toBe('getBoat')
  expect(loadOperation({ operation: 'getBoat', outcomes: {} }, '/boat/motor/7')).toBe('getBoat')
})

it('TEN-43 starts a new record with the choices and references that its address names', () => {
  const text = { words: '', kind: 'choice' as const, required: false, placed: {}, section: 's' }
  const kind = { type: 'string' as const, enum: ['SAIL', 'MOTOR'], aliases: { motor: 'MOTOR' } }
  const plan = {
    start: { kind: 'SAIL' },
    fields: [
      { ...text, path: 'kind', schema: kind },
      { ...text, path: 'harbour', schema: { type: 'string' as const, refers: 'harbour/harbour' } },
      { ...text, path: 'crew', schema: { type: 'array' as const, items: { refers: 'sailor/sailor' } } },
      { ...text, path: 'name', schema: { type: 'string' as const } },
    ],
  }
  expect(startRecord(plan, '/boat/new?kind=motor')).toEqual({ kind: 'MOTOR' })
  expect(startRecord(plan, '/boat/new?kind=steam')).toEqual({ kind: 'SAIL' })
  expect(startRecord(plan, '/boat/new')).toEqual({ kind: 'SAIL' })
  const pointing = startRecord(plan, '/boat/new?harbour=h1&crew=c1&name=x&other=y')
  expect(pointing).toEqual({ kind: 'SAIL', harbour: 'h1', crew: ['c1'] })
})
