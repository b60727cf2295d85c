import { expect, it } from 'vitest'
import type { RecordSchema } from '#generated/definitions.gen.ts'
import { operateOf } from './operateOf.ts'
import { readContract } from './readContract.ts'

const text = { type: 'string' } as const
const boat: RecordSchema = {
  $schema: '',
  type: 'object',
  properties: {
    kind: { ...text, enum: ['SAIL', 'MOTOR'] },
    name: text,
    log: { ...text, listed: false },
    crew: { type: 'array', items: { type: 'object', properties: { name: text } } },
  },
}
function recordOf(name: string): RecordSchema {
  if (name !== 'boat/boat') throw new Error(`There is no schemas/${name}.schema.json`)
  return boat
}
const operate = (written: object) => {
  const paths = { '/boats': { get: { operationId: 'boats', 'x-operate': written } } }
  return [...readContract({ paths }).operations.values()].map((operation) => operateOf(operation, recordOf))[0]
}
const search = { handler: 'searchEntries', record: 'boat/boat', lists: ['crew'], texts: ['name'] }
const list = { verb: 'list', record: 'boat/boat' }

it.each([
  [list, { kind: 'record', ...list, only: {}, sets: {} }],
  [
    { ...list, id: 'x', only: { kind: 'SAIL' } },
    { kind: 'record', ...list, id: 'x', only: { kind: 'SAIL' }, sets: {} },
  ],
  [search, { kind: 'search', ...search }],
  [
    { handler: 'a', schema: 'boat/boat#/properties/kind' },
    { kind: 'values', handler: 'a', values: ['SAIL', 'MOTOR'] },
  ],
  [
    { handler: 'a', values: 'jobs' },
    { kind: 'lookup', handler: 'a', lookup: 'jobs' },
  ],
  [{ handler: 'signIn' }, { kind: 'handler', handler: 'signIn' }],
])('resolves %j', (written, resolved) => {
  expect(operate(written)).toEqual(resolved)
})

it.each([
  [{ ...search, record: 'ghost/ghost' }, 'There is no schemas/ghost/ghost'],
  [{ handler: 'a', schema: 'boat/boat#/properties/name' }, 'is no enumeration'],
])('refuses %j', (written, message) => {
  expect(() => operate(written)).toThrow(message)
})
