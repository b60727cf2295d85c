import { describe, expect, it } from 'vitest'
import type { Json } from '#engine/record/path.ts'
import { summariesOf } from './summariesOf.ts'

const text = { type: 'string' }
const sailor = {
  type: 'object',
  properties: { id: { ...text, identity: true }, name: text, of: { type: 'number' }, age: { readOnly: true } },
}
const boat = { type: 'object', properties: { name: text, crew: { type: 'array', items: sailor } } }
const list = { operate: { kind: 'record', verb: 'list', record: 'boat/boat' } }
const search = {
  id: 'findSailors',
  operate: { kind: 'search', handler: 'searchEntries', record: 'boat/boat', lists: ['crew'], texts: ['name'] },
}

const summaries = (operations: object[], schema: object = boat) =>
  summariesOf({
    operations,
    record: () => ({ schema, references: [], present: { row: ({ name }: Json) => ({ name }) } }),
  } as never)

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
    const all = [summaries([list, search]), summaries([list]), summaries([search]), summaries([list, search], sailor)]
    expect(new Set(all.map(({ madeBy }) => madeBy)).size).toBe(4)
    expect(summaries([search, list, list]).madeBy).toBe(all[0]?.madeBy)
  })
})
