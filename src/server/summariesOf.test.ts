import { describe, expect, it } from 'vitest'
import type { ServerOperation } from '#engine/plan/ServerOperation.ts'
import type { RecordSchema } from '#generated/definitions.gen.ts'
import { compileRecord } from '../../tests/fixtures/toy/compileRecord.ts'
import { recordDefinition } from './catalogue.ts'
import { summariesOf } from './summariesOf.ts'

type Operation = Pick<ServerOperation, 'id' | 'operate'>

const text = { type: 'string' } as const
const sailor = {
  type: 'object',
  properties: {
    id: { ...text, identity: true },
    name: text,
    of: { type: 'number' },
    age: { type: 'number', readOnly: true },
  },
} satisfies RecordSchema['properties'][string]
const boat = {
  $schema: '',
  type: 'object',
  properties: { name: text, crew: { type: 'array', listed: false, items: sailor } },
} satisfies RecordSchema
const list: Operation = {
  id: 'listBoats',
  operate: { kind: 'record', verb: 'list', record: 'boat/boat', only: {}, sets: {} },
}
const search: Operation = {
  id: 'findSailors',
  operate: { kind: 'search', handler: 'searchEntries', record: 'boat/boat', lists: ['crew'], texts: ['name'] },
}

async function definitionOf(schema: RecordSchema) {
  const validators = await compileRecord('boat/boat', schema, { $schema: '', formats: {} })
  return recordDefinition('boat/boat', { schema, validators }, {}, () => new Date())
}
const [boats, sailors] = await Promise.all([boat, { $schema: '', ...sailor }].map(definitionOf))
const summaries = (operations: Operation[], record = boats) =>
  summariesOf({ operations, record: () => record ?? expect.fail() })

describe('what is kept beside a record', () => {
  it('is its row, and what the entries are found by that are searched, as they would be typed anew', () => {
    const document = JSON.stringify({ name: 'Alma', crew: [{ id: '1', name: 'Ada', age: 30 }] })
    const { listed, searched } = summaries([list, search]).of('boat/boat', document)
    expect(listed).toBe('{"name":"Alma"}')
    expect(JSON.parse(searched)).toEqual({ findSailors: [['\n ada\n', 'Ada', expect.any(String) as string]] })
    // Neither ids nor the order of fields make another entry; another value does.
    const marks = ['{"id":"2","name":"Ada","of":1}', '{"of":1,"name":"Ada"}', '{"of":2,"name":"Ada"}'].map((sailor) => {
      const of = summaries([search]).of('boat/boat', `{"crew":[${sailor}]}`).searched
      return (JSON.parse(of) as { findSailors: string[][] }).findSailors[0]?.[2]
    })
    expect(marks[1]).toBe(marks[0])
    expect(marks[2]).not.toBe(marks[0])
    expect(summaries([list]).of('boat/boat', document).searched).toBe('')
    expect(summaries([list, search]).of('car/car', document)).toEqual({ listed: '', searched: '' })
  })

  it('is made anew for another schema, list or search, and for nothing else', () => {
    const all = [summaries([list, search]), summaries([list]), summaries([search]), summaries([list, search], sailors)]
    expect(new Set(all.map(({ madeBy }) => madeBy)).size).toBe(4)
    expect(summaries([search, list, list]).madeBy).toBe(all[0]?.madeBy)
  })
})
