import { describe, expect, it, test } from 'vitest'
import { isAt, loadOperation, startRecord } from './address.ts'

test.each([
  ['/boat/sail/7/edit', true],
  ['/boat/new?type=sail', true],
  ['/boat/new?type=sail&x=1', true],
  ['/boat/new', false],
  ['/boat/sailing/7', false],
  ['/boat/new?sail=1', false],
  ['/boat/new?type=sailing', false],
])('a word counts as a step of the path or a value of the query: %s', (address, found) => {
  expect(isAt(address, 'sail')).toBe(found)
})

describe('what the address decides', () => {
  const load = { operation: 'getBoat', alternatives: [{ onlyAt: 'motor', operation: 'getMotorBoat' }], outcomes: {} }
  const text = { words: '', kind: 'choice' as const, required: false, placed: {}, section: 's' }
  const plan = {
    start: { kind: 'SAIL' },
    starts: [{ path: 'kind', value: 'MOTOR', onlyAt: 'motor' }],
    fields: [
      { ...text, path: 'harbour', schema: { type: 'string' as const, refers: 'harbour/harbour' } },
      { ...text, path: 'crew', schema: { type: 'array' as const, items: { refers: 'sailor/sailor' } } },
      { ...text, path: 'name', schema: { type: 'string' as const } },
    ],
  }

  it('which operation loads', () => {
    expect(loadOperation(load, '/boat/motor/7')).toBe('getMotorBoat')
    expect(loadOperation(load, '/boat/7')).toBe('getBoat')
  })

  it('TEN-43 what a new record starts with, before the defaults of its schema', () => {
    expect(startRecord(plan, '/boat/new?kind=motor')).toEqual({ kind: 'MOTOR' })
    expect(startRecord(plan, '/boat/new')).toEqual({ kind: 'SAIL' })
    const pointing = startRecord(plan, '/boat/new?harbour=h1&crew=c1&name=x&other=y')
    expect(pointing).toEqual({ kind: 'SAIL', harbour: 'h1', crew: ['c1'] })
  })
})
