import { describe, expect, it, test } from 'vitest'
import type { RecordSchema } from '#generated/definitions.gen.ts'
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
  const schema: RecordSchema = {
    $schema: '',
    type: 'object',
    properties: { kind: { type: 'string', default: 'SAIL' }, name: { type: 'string' } },
  }
  const starts = [{ path: 'kind', value: 'MOTOR', onlyAt: 'motor' }]
  const definition = { $schema: '', record: 'boat/boat', sections: [], starts }

  it('which operation loads', () => {
    expect(loadOperation(load, '/boat/motor/7')).toBe('getMotorBoat')
    expect(loadOperation(load, '/boat/7')).toBe('getBoat')
  })

  it('TEN-43 what a new record starts with, before the defaults of its schema', () => {
    expect(startRecord(definition, schema, '/boat/new?kind=motor')).toEqual({ kind: 'MOTOR' })
    expect(startRecord(definition, schema, '/boat/new')).toEqual({ kind: 'SAIL' })
  })
})
