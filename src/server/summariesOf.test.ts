import { describe, expect, it } from 'vitest'
import type { Json } from '#engine/record/path.ts'
import { summariesOf } from './summariesOf.ts'

const text = { type: 'string' }
const sailor = { type: 'object', properties: { id: { ...text, identity: true }, name: text, age: { readOnly: true } } }
const boat = { type: 'object', properties: { name: text, crew: { type: 'array', items: sailor } } }
const list = { operate: { kind: 'record', verb: 'list', record: 'boat/boat' } }
const search = {
  operate: { kind: 'search', handler: 'searchEntries', record: 'boat/boat', lists: ['crew'], texts: ['name'] },
}

const summaries = (operations: object[], schema: object = boat) =>
  summariesOf({ operations, record: () => ({ schema, present: { row: ({ name }: Json) => ({ name }) } }) } as never)

describe('what is kept beside a record', () => {
  it('is its row, and the entries that are searched as they would be typed anew', () => {
    const document = JSON.stringify({ name: 'Alma', crew: [{ id: '1', name: 'Ada', age: 30 }] })
    expect(summaries([list, search]).of('boat/boat', document)).toEqual({
      listed: '{"name":"Alma"}',
      searched: '{"crew":[{"name":"Ada"}]}',
    })
    expect(summaries([list]).of('boat/boat', document).searched).toBe('')
    expect(summaries([list, search]).of('car/car', document)).toEqual({ listed: '', searched: '' })
  })

  it('is made anew for another schema, list or search, and for nothing else', () => {
    const all = [summaries([list, search]), summaries([list]), summaries([search]), summaries([list, search], sailor)]
    expect(new Set(all.map(({ madeBy }) => madeBy)).size).toBe(4)
    expect(summaries([search, list, list]).madeBy).toBe(all[0]?.madeBy)
  })
})
