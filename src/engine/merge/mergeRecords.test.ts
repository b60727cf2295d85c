import { describe, expect, it } from 'vitest'
import { mergePlan } from '../../../tests/fixtures/mergePlan.ts'
import written from '../../../tests/fixtures/mergedBoat.json' with { type: 'json' }
import type { PropertySchema } from '#generated/definitions.gen.ts'
import { mergeRecords } from './mergeRecords.ts'

const { base } = written
const { plan, formOf } = mergePlan(written.properties as Record<string, PropertySchema>, written.sections)
const [ada, bea] = base.crew
const merge = (mine: object, theirs: object, choices = {}) =>
  mergeRecords(plan, { base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } }, formOf, choices)
const summaryOf = ({ differences }: ReturnType<typeof mergeRecords>) => differences.map(({ key, by }) => `${key} ${by}`)

describe('mergeRecords', () => {
  it('takes two spellings of one text in Unicode for no change', () => {
    const { record, differences } = mergeRecords(
      plan,
      { base: { name: 'Élan' }, mine: { name: 'E\u0301lan' }, theirs: { name: 'Alba' } },
      formOf,
      {},
    )
    expect([record['name'], differences.filter(({ by }) => by !== 'theirs')]).toEqual(['Alba', []])
  })

  it('takes what the server gives as it is now, without a question', () => {
    const merged = merge({ name: 'Alba' }, { summary: 'Alma, 8 m' })
    expect([merged.record['summary'], summaryOf(merged)]).toEqual(['Alma, 8 m', ['name mine']])
  })

  it('finds items by their ids, whatever came or went before them', () => {
    const merged = merge(
      { crew: [bea, { name: 'Cleo' }] },
      { crew: [ada, { ...bea, name: 'Béa' }, { resourceUuid: 'd', name: 'Dora' }] },
    )
    expect(merged.record['crew']).toEqual([
      { ...bea, name: 'Béa' },
      { resourceUuid: 'd', name: 'Dora' },
      { name: 'Cleo' },
    ])
    expect(summaryOf(merged)).toEqual(['crew.a mine', 'crew.b.name theirs', 'crew.d theirs', 'crew.new0 mine'])
  })

  it('joins the fields of one place in a list', () => {
    const withReach = (reach: object) => ({ crew: [ada, { ...bea, reach: [reach] }] })
    const { record } = merge(withReach({ mail: 'bea@b.c' }), withReach({ phone: '12' }))
    expect(record).toMatchObject(withReach({ mail: 'bea@b.c', phone: '12' }))
  })

  it('names the item and the field inside it', () => {
    const [difference] = merge({ crew: [{ ...ada, reach: [{ mail: 'ada@b.d' }] }, bea] }, {}).differences
    expect(difference).toMatchObject({
      key: 'crew.a.reach.0.mail',
      path: 'crew',
      label: ['boat:fields.crew.reach.mail.label'],
      items: [{ label: ['boat:fields.crew.label'], item: { name: 'Ada' } }],
    })
  })

  it('takes an optional part as a whole where one took it away, and field by field where both have it', () => {
    expect(summaryOf(merge({ mooring: { port: 'Brest', place: '13' } }, { mooring: null }))).toEqual(['mooring both'])
    const moved = merge({ mooring: { port: 'Brest', place: '13' } }, { mooring: { port: 'Lorient', place: '12' } })
    expect([moved.record['mooring'], summaryOf(moved)]).toEqual([
      { port: 'Lorient', place: '13' },
      ['mooring.port theirs', 'mooring.place mine'],
    ])
  })

  it('takes references like values, and several of one field as a whole', () => {
    const merged = merge({ port: 'p', owners: ['a', 'b'] }, { owners: ['c'] }, { owners: 'theirs' })
    expect(merged.record).toMatchObject({ port: 'p', owners: ['c'] })
    expect(summaryOf(merged)).toEqual(['port mine', 'owners both'])
  })

  it('asks about an item that one removed and the other changed', () => {
    const changed = { ...ada, name: 'Adele', licence: { label: 'new.pdf', resourceUuid: 'new' } }
    const mineChanged = [{ crew: [changed, bea] }, { crew: [bea] }] as const
    expect(merge(...mineChanged).differences).toMatchObject([{ key: 'crew.a', isWhole: true, by: 'both' }])
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
    expect(summaryOf(merged).sort()).toEqual(['pictures.p1 theirs', 'pictures.p2 mine', 'pictures.p3 theirs'])
  })
})
