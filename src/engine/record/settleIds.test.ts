import { expect, it } from 'vitest'
import type { RecordSchema } from '#generated/definitions.gen.ts'
import { settleIds } from './settleIds.ts'

const id = { type: 'string', identity: true } as const
const person = { type: 'object', properties: { id, name: { type: 'string' } } } as const
const boat: RecordSchema = {
  $schema: '',
  type: 'object',
  properties: {
    owner: person,
    crew: { type: 'array', items: { type: 'object', properties: { id, person } } },
    log: { type: 'array', items: { type: 'object', properties: { resourceUuid: { type: 'string', readOnly: true } } } },
  },
}
const stored = {
  owner: { id: 'o', name: 'Ned' },
  crew: [
    { id: 'c1', person: { id: 'p1' } },
    { id: 'c2', person: { id: 'p2' } },
  ],
}

function settle(record: object, before: object | null = stored) {
  let made = 0
  return settleIds(boat, before ? { ...before } : undefined, { ...record }, () => `new${(made += 1)}`)
}

it('gives new parts ids, and keeps those of the stored ones', () => {
  expect(settle({ owner: { name: 'N' }, crew: [{ person: {} }], log: [{}] }, null)).toEqual({
    record: {
      owner: { id: 'new1', name: 'N' },
      crew: [{ id: 'new2', person: { id: 'new3' } }],
      log: [{ resourceUuid: 'new4' }],
    },
    unknown: [],
  })
  expect(settle({ ...stored, crew: stored.crew.toReversed() }).record).toMatchObject({
    ...stored,
    crew: stored.crew.toReversed(),
  })
})

it('TEN-77 keeps the id of a single part that comes without it', () => {
  expect(settle({ owner: { name: 'New name' } })).toEqual({
    record: { owner: { id: 'o', name: 'New name' } },
    unknown: [],
  })
  expect(settle({ crew: [{ id: 'c2', person: {} }] }).record).toEqual({ crew: [{ id: 'c2', person: { id: 'p2' } }] })
})

it('tells ids that the stored part does not have', () => {
  expect(settle(stored, null).unknown).toEqual([
    'owner.id',
    'crew.0.id',
    'crew.0.person.id',
    'crew.1.id',
    'crew.1.person.id',
  ])
  expect(settle({ owner: { id: 'c1' } }).unknown).toEqual(['owner.id'])
  expect(settle({ crew: [stored.crew[0], stored.crew[0]] }).unknown).toEqual(['crew.1.id', 'crew.1.person.id'])
  expect(settle({ crew: [{ id: 'c1', person: { id: 'p2' } }] }).unknown).toEqual(['crew.0.person.id'])
  expect(settle({ crew: [{ person: { id: 'p1' } }] }).unknown).toEqual(['crew.0.person.id'])
})
