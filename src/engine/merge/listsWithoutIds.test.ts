import { describe, expect, it } from 'vitest'
import { mergePlan } from '../../../tests/fixtures/mergePlan.ts'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import type { Json } from '../record/path.ts'
import { mergeRecords } from './mergeRecords.ts'

const text: PropertySchema = { type: 'string' }
const id: PropertySchema = { type: 'string', format: 'uuid', identity: true }
const listOf = (properties: Record<string, PropertySchema>): PropertySchema => ({
  type: 'array',
  items: { type: 'object', properties },
})
const file: PropertySchema = {
  type: 'object',
  properties: { label: text, resourceUuid: text },
  upload: { part: 'scans', accept: ['*/*'], maxBytes: 1, bytes: 'getFile' },
}
const mooring: PropertySchema = { type: ['object', 'null'], properties: { resourceUuid: id, port: text, plan: file } }
const properties = {
  name: text,
  rooms: listOf({ name: text, size: text }),
  decks: listOf({ resourceUuid: id, name: text }),
  papers: listOf({ title: text, scan: file }),
  sails: { ...listOf({ resourceUuid: { type: 'string', readOnly: true }, name: text }), wire: { keptAs: 'oldSails' } },
  mooring,
}
const entry = (...fields: string[]) => ({ fields, columns: fields })
const { plan, formOf } = mergePlan(properties, [
  {
    id: 'general',
    fields: [
      'name',
      { path: 'rooms', entry: entry('name', 'size') },
      { path: 'decks', entry: entry('name') },
      { path: 'papers', entry: entry('title', 'scan') },
      { path: 'sails', entry: entry('name') },
    ],
  },
  { id: 'mooring', optional: 'mooring', fields: ['mooring.port', 'mooring.plan'] },
])
const merge = (sides: { base: Json; mine: Json; theirs: Json }, choices = {}) => {
  const { record, differences } = mergeRecords(plan, sides, formOf, choices)
  return { record, told: differences.map(({ key, by }) => `${key} ${by}`), differences }
}
const [a, b, c] = ['A', 'B', 'C'].map((name) => ({ name }))

describe('a list whose entries have no ids', () => {
  it('takes what the other added, changed or removed, where I changed something else', () => {
    for (const rooms of [[a, b], [{ ...a, size: '9' }], []]) {
      const merged = merge({ base: { rooms: [a] }, mine: { name: 'x', rooms: [a] }, theirs: { rooms } })
      expect(merged.record).toEqual({ name: 'x', rooms })
      expect(merged.told).toEqual(['name mine', 'rooms theirs'])
    }
  })

  it('is one value, and two changes of it are asked about', () => {
    const sides = { base: { rooms: [a] }, mine: { rooms: [a, c] }, theirs: { rooms: [a, b] } }
    expect(merge(sides)).toMatchObject({ told: ['rooms both'], record: { rooms: [a, c] } })
    expect(merge(sides, { rooms: 'theirs' }).record).toEqual(sides.theirs)
    expect(merge(sides).differences).toMatchObject([{ listAt: 'rooms', sides, columns: [{ path: 'name' }, {}] }])
  })

  it('is one value as well where only some stored entries have an id, since the field is newer than they are', () => {
    const [old, named] = [{ name: 'A' }, { name: 'B', resourceUuid: 'b' }]
    const sides = { base: { decks: [old, named] }, mine: { decks: [named] }, theirs: { decks: [old, named, c] } }
    expect(merge(sides).told).toEqual(['decks both'])
    const removed = { base: sides.base, mine: { decks: [old, { ...named, name: 'C' }] }, theirs: { decks: [named] } }
    expect(merge(removed).told).toEqual(['decks both'])
  })

  it('that is kept loses the files that the other has removed, and no others', () => {
    const [gone, stays, added] = ['gone', 'stays', 'added'].map((label) => ({ label, resourceUuid: label }))
    const [x, y, z] = [{ scan: gone }, { scan: stays }, { scan: added }]
    const sides = { base: { papers: [x, y] }, mine: { papers: [x, y, z] }, theirs: { papers: [y] } }
    expect(merge(sides).record).toEqual({ papers: [{}, y, z] })
  })
})

it('an entry that the other has removed, and that is kept, is a new one, also in a list that is kept by ids', () => {
  const sails = (name: string) => ({ sails: [{ resourceUuid: 's', name }] })
  const merged = merge({ base: sails('jib'), mine: sails('genoa'), theirs: {} })
  expect([merged.told, merged.record]).toEqual([['sails.s both'], { sails: [{ name: 'genoa' }] }])
})

it('an optional part that the other has removed, and that is kept, is a new one', () => {
  const plan = { label: 'a.png', resourceUuid: 'f' }
  const [before, mine] = ['Brest', 'Lorient'].map((port) => ({ resourceUuid: 'm', port, plan }))
  const merged = merge({ base: { mooring: before }, mine: { mooring: mine }, theirs: {} })
  expect(merged).toMatchObject({ told: ['mooring both'], record: { mooring: { port: 'Lorient' } } })
  expect(merged.record['mooring']).toEqual({ port: 'Lorient' })
})
