import { describe, expect, it } from 'vitest'
import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { mergeRecords } from './mergeRecords.ts'

const text: PropertySchema = { type: 'string' }
const upload = { part: 'scans', accept: ['*/*'] as [string], maxBytes: 1, bytes: 'getFile' }
const file: PropertySchema = { type: 'object', properties: { label: text, resourceUuid: text }, upload }
const sailor: PropertySchema = {
  type: 'object',
  properties: {
    resourceUuid: { type: 'string', identity: true },
    name: text,
    licence: file,
    reach: { type: 'array', items: { type: 'object', properties: { mail: text, phone: text } } },
  },
}
const boat: RecordSchema = {
  $schema: '',
  type: 'object',
  properties: {
    resourceUuid: { type: 'string', readOnly: true },
    name: text,
    length: { type: 'number' },
    engine: { type: 'object', properties: { make: text, power: { type: 'number' } } },
    mooring: { type: ['object', 'null'], properties: { port: text, place: text } },
    crew: { type: 'array', items: sailor },
    pictures: { type: 'array', readOnly: true, items: file, upload: { ...upload, part: 'pictures' } },
    summary: { type: 'string', readOnly: true },
    port: { type: 'string', refers: 'port/port' },
    owners: { type: 'array', uniqueItems: true, items: { type: 'string', refers: 'person/person' } },
  },
}
const base = {
  resourceUuid: 'boat',
  name: 'Alma',
  length: 7,
  engine: { make: 'Volta' },
  mooring: { port: 'Brest', place: '12' },
  crew: [
    { resourceUuid: 'a', name: 'Ada', licence: { label: 'a.pdf', resourceUuid: 'fa' }, reach: [{ mail: 'ada@b.c' }] },
    { resourceUuid: 'b', name: 'Bea' },
  ],
  pictures: [{ label: '1.png', resourceUuid: 'p1' }],
  summary: 'Alma, 7 m',
}
const [ada, bea] = base.crew
const merge = (mine: object, theirs: object, choices = {}) =>
  mergeRecords(boat, { base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } }, choices)
const told = ({ differences }: ReturnType<typeof mergeRecords>) => differences.map(({ path, by }) => `${path} ${by}`)

describe('mergeRecords', () => {
  it('takes what the server gives as it is now, without a question', () => {
    const merged = merge({ name: 'Alba' }, { summary: 'Alma, 8 m' })
    expect([merged.record['summary'], told(merged)]).toEqual(['Alma, 8 m', ['name mine']])
  })

  it('finds entries by their ids, whatever came or went before them', () => {
    const merged = merge(
      { crew: [bea, { name: 'Cleo' }] },
      { crew: [ada, { ...bea, name: 'Béa' }, { resourceUuid: 'd', name: 'Dora' }] },
    )
    expect(merged.record['crew']).toEqual([
      { ...bea, name: 'Béa' },
      { resourceUuid: 'd', name: 'Dora' },
      { name: 'Cleo' },
    ])
    expect(told(merged)).toEqual(['crew.a mine', 'crew.b.name theirs', 'crew.d theirs', 'crew.new0 mine'])
  })

  it('joins the first entry of a list without ids where both added one', () => {
    const withReach = (reach: object) => ({ crew: [ada, { ...bea, reach: [reach] }] })
    const { record } = merge(withReach({ mail: 'bea@b.c' }), withReach({ phone: '12' }))
    expect(record).toMatchObject(withReach({ mail: 'bea@b.c', phone: '12' }))
  })

  it('names the entry and the field inside it', () => {
    const [difference] = merge({ crew: [{ ...ada, reach: [{ mail: 'ada@b.d' }] }, bea] }, {}).differences
    expect(difference).toMatchObject({ path: 'crew.a.reach.0.mail', words: 'reach.mail', entries: [{ list: 'crew' }] })
  })

  it('takes references like values, and several of one field as a whole', () => {
    const merged = merge({ port: 'p', owners: ['a', 'b'] }, { owners: ['c'] }, { owners: 'theirs' })
    expect(merged.record).toMatchObject({ port: 'p', owners: ['c'] })
    expect(told(merged)).toEqual(['port mine', 'owners both'])
  })

  it('asks about an entry that one removed and the other changed', () => {
    const changed = { ...ada, name: 'Adele', licence: { label: 'new.pdf', resourceUuid: 'new' } }
    const mineChanged = [{ crew: [changed, bea] }, { crew: [bea] }] as const
    expect(merge(...mineChanged).differences).toMatchObject([{ path: 'crew.a', words: '', by: 'both' }])
    // What was removed has no id and no stored file to go back to; what was chosen since is kept.
    expect(merge(...mineChanged).record['crew']).toEqual([
      bea,
      { name: 'Adele', licence: changed.licence, reach: ada?.reach },
    ])
    expect(merge(...mineChanged, { 'crew.a': 'theirs' }).record['crew']).toEqual([bea])
    const kept = merge({ crew: [bea] }, { crew: [changed, bea] }, { 'crew.a': 'theirs' })
    expect(kept.record['crew']).toEqual([changed, bea])
    const again = merge({ crew: [{ ...ada, name: 'Adele' }, bea] }, { crew: [bea] }).record['crew']
    expect(again).toEqual([bea, { name: 'Adele', reach: ada?.reach }])
  })

  it('joins files one by one', () => {
    const [first] = base.pictures
    const [mine, theirs] = [
      { label: '2.png', resourceUuid: 'p2' },
      { label: '3.png', resourceUuid: 'p3' },
    ]
    const merged = merge({ pictures: [first, mine] }, { pictures: [theirs] })
    expect(merged.record['pictures']).toEqual([theirs, mine])
    expect(told(merged)).toEqual(['pictures.p1 theirs', 'pictures.p3 theirs', 'pictures.p2 mine'])
  })

  it('keeps the order that one side changed', () => {
    expect(merge({ crew: [bea, ada], name: 'Alba' }, { length: 8 }).record['crew']).toEqual([bea, ada])
    expect(merge({ name: 'Alba' }, { crew: [bea, ada] }).record['crew']).toEqual([bea, ada])
    // The other one has changed an entry meanwhile, in the order that both started from.
    const changed = { ...ada, name: 'Adeline' }
    expect(merge({ crew: [bea, ada] }, { crew: [changed, bea] }).record['crew']).toEqual([bea, changed])
    expect(merge({ crew: [changed, bea] }, { crew: [bea, ada] }).record['crew']).toEqual([bea, changed])
  })
})
