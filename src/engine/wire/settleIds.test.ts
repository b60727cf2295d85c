import { describe, expect, it } from 'vitest'
import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { dereference } from '../schema/dereference.ts'
import type { Json } from '../record/path.ts'
import { settleIds } from './settleIds.ts'
import { writeRecord } from './writeRecord.ts'

const text: PropertySchema = { type: 'string' }
const given: PropertySchema = { type: 'string', format: 'uuid', readOnly: true }
const identity: PropertySchema = { type: 'string', format: 'uuid', identity: true }
const recordOf = (items: PropertySchema): RecordSchema => {
  const schema: RecordSchema = {
    $schema: '',
    type: 'object',
    properties: { name: text, rooms: { type: 'array', items } },
  }
  return dereference(schema, 'a/a.schema.json', () => schema)
}
const ids = (record: Json) => (record['rooms'] as Json[]).map(({ resourceUuid }) => resourceUuid)

/** What is stored after a record was edited and saved. */
function save(schema: RecordSchema, stored: Json, edited: Json) {
  let count = 0
  const { json } = writeRecord(schema, edited, () => undefined)
  return settleIds(schema, stored, json, () => `new${++count}`)
}

describe('an entry keeps its id for life', () => {
  it('which the server gives, whatever else is saved and whatever comes or goes before it', () => {
    const schema = recordOf({
      type: 'object',
      required: ['resourceUuid'],
      properties: { resourceUuid: given, name: text },
    })
    const [a, b] = ['a', 'b'].map((id) => ({ resourceUuid: id, name: id }))
    const stored = { resourceUuid: '1', rooms: [a, b] }
    expect(ids(save(schema, stored, { ...stored, name: 'other' }).record)).toEqual(['a', 'b'])
    const { record, problems } = save(schema, stored, { ...stored, rooms: [{ ...b, name: 'c' }, { name: 'd' }] })
    expect([record['rooms'], problems]).toEqual([
      [
        { ...b, name: 'c' },
        { resourceUuid: 'new1', name: 'd' },
      ],
      [],
    ])
  })

  it('also one that may have a file', () => {
    const scan: PropertySchema = {
      type: 'object',
      properties: { label: text, resourceUuid: given },
      upload: { part: 'scans', accept: ['*/*'], maxBytes: 1, bytes: 'getFile' },
    }
    const schema = recordOf({ type: 'object', properties: { resourceUuid: given, scan } })
    const [a, b] = ['a', 'b'].map((id) => ({ resourceUuid: id }))
    expect(ids(save(schema, { rooms: [a, b] }, { rooms: [b] }).record)).toEqual(['b'])
  })

  it('and no two entries have the same', () => {
    const schema = recordOf({ type: 'object', properties: { resourceUuid: given, name: text } })
    const room = { resourceUuid: 'a', name: 'a' }
    const { problems } = save(schema, { rooms: [room] }, { rooms: [room, { ...room, name: 'b' }] })
    expect(problems.map(({ path, code }) => `${path} ${code}`)).toEqual(['rooms.1.resourceUuid unknown'])
  })

  it('also one that is known by its part alone', () => {
    const person: PropertySchema = { type: 'object', properties: { resourceUuid: identity, name: text } }
    const schema = recordOf({ type: 'object', properties: { person } })
    const [a, b] = ['a', 'b'].map((id) => ({ person: { resourceUuid: id, name: id } }))
    const { record, problems } = save(schema, { rooms: [a, b] }, { rooms: [b, { person: { name: 'c' } }] })
    expect([record['rooms'], problems]).toEqual([[b, { person: { resourceUuid: 'new1', name: 'c' } }], []])
    const strange = save(schema, { rooms: [a] }, { rooms: [{ person: { resourceUuid: 'x' } }] })
    expect(strange.problems.map(({ path, code }) => `${path} ${code}`)).toEqual(['rooms.0.person.resourceUuid unknown'])
  })
})
