import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RecordChange } from '#generated/definitions.gen.ts'
import cases from '../../../tests/fixtures/migrations.json' with { type: 'json' }
import type { Json } from '../record/path.ts'
import { changeRecord } from './changeRecord.ts'

const boat = 'boat/boat'
type Words = Omit<RecordChange, 'record'>
const steps = (...changes: Words[]) => changes.map((change) => ({ ...change, record: boat }))
const forth = (record: Json, changes: RecordChange[]) => changeRecord(boat, record, changes, { way: 'forth' })
const back = (record: Json, changes: RecordChange[], lossy = false) =>
  changeRecord(boat, record, changes, { way: 'back', lossy })

const crewed = {
  name: 'Élan',
  length: 12.5,
  crew: [
    { name: 'a', berth: { deck: 2 } },
    { name: 'b', berth: null, papers: [{ kind: 'PASS' }] },
  ],
}

describe('renaming', () => {
  it('moves a value with all it holds, in every entry of lists in lists, and back without loss', () => {
    const changes = steps(
      { rename: 'crew', to: 'sailors' },
      { rename: 'sailors.papers.kind', to: 'sailors.papers.type' },
      { rename: 'sailors.berth', to: 'sailors.bunk' },
      { rename: 'name', to: 'sign.name' },
    )
    const after = forth(crewed, changes)
    expect(after).toEqual({
      sign: { name: 'Élan' },
      length: 12.5,
      sailors: [
        { name: 'a', bunk: { deck: 2 } },
        { name: 'b', bunk: null, papers: [{ type: 'PASS' }] },
      ],
    })
    expect(back(after, changes)).toMatchObject(crewed)
  })

  it('swaps two names over a third', () => {
    const changes = steps({ rename: 'a', to: 'c' }, { rename: 'b', to: 'a' }, { rename: 'c', to: 'b' })
    expect(forth({ a: 1, b: 2 }, changes)).toEqual({ b: 1, a: 2 })
    expect(back({ b: 1, a: 2 }, changes)).toEqual({ a: 1, b: 2 })
  })

  it('overwrites nothing', () => {
    expect(() => forth({ a: 1, b: 2 }, steps({ rename: 'a', to: 'b' }))).toThrow('"b" has a value already')
  })

  it('leaves records of other kinds, and what is not there, alone', () => {
    const change = steps({ rename: 'name', to: 'label' })
    expect(changeRecord('car/car', { name: 'x' }, change, { way: 'forth' })).toEqual({ name: 'x' })
    expect(forth({ length: 1 }, change)).toEqual({ length: 1 })
  })
})

describe('retyping', () => {
  it.each(cases.retyped as [Words, unknown, Json][])('%j makes %j to %j', (change, before, after) => {
    expect(forth({ v: before }, steps(change))).toEqual(after)
  })

  it.each(cases.refused as [Words, unknown][])('%j refuses %j', (change, value) => {
    expect(() => forth({ v: value }, steps(change))).toThrow('which has no place')
  })

  it('goes back only with the values that fit, or without the others if told so', () => {
    const change = steps({ retype: 'v', from: 'number', to: 'text' })
    expect(() => back({ v: '12 bis' }, change)).toThrow('"v" holds "12 bis", which has no place')
    expect(back({ v: '12 bis', w: 1 }, change, true)).toEqual({ w: 1 })
  })
})

describe('other changes', () => {
  it('takes away, sets where nothing is, and lets values be', () => {
    const changes = steps(
      { remove: 'crew.berth', because: 'l' },
      { set: 'crew.rank', to: 'MATE' },
      { set: 'name', to: 'x' },
      { set: 'flag', to: 'FR' },
      { set: 'harbour.quay', to: 1 },
      { narrow: 'length', because: 'b' },
    )
    const after = forth({ ...crewed, flag: null }, changes)
    expect(after).toEqual({
      name: 'Élan',
      length: 12.5,
      flag: 'FR',
      crew: [
        { name: 'a', rank: 'MATE' },
        { name: 'b', rank: 'MATE', papers: [{ kind: 'PASS' }] },
      ],
    })
    expect(back(after, changes)).toEqual(after)
  })
})

describe('calculating', () => {
  type Function = (holder: Json) => unknown
  const run = (record: Json, change: Words, way: 'forth' | 'back', of: Function | undefined, lossy = false) =>
    changeRecord(boat, record, steps(change), { way, lossy, calculation: () => of })
  const double: Words = { calculate: 'crew.pay', to: 'self.pay * 2.0', from: 'self.pay / 2.0' }
  const times = (factor: number) => (holder: Json) => {
    const pay = holder['pay']
    return typeof pay === 'number' ? pay * factor : undefined
  }

  it('gives a field in every entry what follows from the entry, forth and back', () => {
    const before = { crew: [{ pay: 2 }, { name: 'b' }] }
    const after = run(before, double, 'forth', times(2))
    expect(after).toEqual({ crew: [{ pay: 4 }, { name: 'b' }] })
    expect(run(after, double, 'back', times(0.5))).toEqual(before)
  })

  it('leaves on the way back what nothing says how to undo', () => {
    const { from: _, ...once } = double
    expect(run({ crew: [{ pay: 4 }] }, once, 'back', undefined)).toEqual({ crew: [{ pay: 4 }] })
  })

  it('stops at a value for which nothing follows, and where the expression is not known', () => {
    for (const of of [() => undefined, () => Infinity, () => NaN]) {
      expect(() => run({ crew: [{ pay: 1 }] }, double, 'forth', of)).toThrow('holds 1, for which nothing follows')
    }
    expect(() => run({ crew: [{ pay: 1 }] }, double, 'back', undefined)).toThrow('only a later version knows')
    expect(run({ crew: [{ pay: 1, a: 2 }] }, double, 'back', () => undefined, true)).toEqual({ crew: [{ a: 2 }] })
  })
})

it('brings any record back as it was, whatever it holds', () => {
  const changes = steps(
    { rename: 'a', to: 'x' },
    { rename: 'x.b', to: 'x.deep.b' },
    { rename: 'list.c', to: 'list.d' },
    { retype: 'number', from: 'number', to: 'text' },
    {
      retype: 'choice',
      values: [
        ['A', 'B'],
        ['B', 'A'],
      ],
    },
    { retype: 'many', from: 'single', to: 'list' },
  )
  const record = fc.record(
    {
      a: fc.oneof(fc.record({ b: fc.jsonValue(), c: fc.string() }, { requiredKeys: ['b'] }), fc.string()),
      list: fc.array(fc.record({ c: fc.anything({ maxDepth: 1, values: [fc.string(), fc.integer()] }) })),
      number: fc.double({ noNaN: true, noDefaultInfinity: true }),
      choice: fc.constantFrom('A', 'B', 'C'),
      many: fc.string(),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(record, (before) => {
      const stored = JSON.parse(JSON.stringify(before)) as Json
      const there = forth(stored, changes)
      const again = back(there, changes)
      // What moved deeper leaves the object that was made for it.
      if (typeof again['a'] === 'object' && again['a'] !== null) delete (again['a'] as Json)['deep']
      expect(again).toEqual(stored)
    }),
  )
})
