import { describe, expect, it } from 'vitest'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import { createRecordReader } from '../wire/answer.ts'
import { givenValues, withGiven } from '../wire/givenValues.ts'
import { normaliseRecord } from '../formats/normaliseRecord.ts'
import { dropAt, getAt, setAt, wordPath } from './path.ts'
import { forgetRecord } from '../schema/references.ts'

describe('normaliseRecord', () => {
  it('takes a text in which nothing can be seen for none', () => {
    const text = { type: 'string' } as const
    const schema = { $schema: '', type: 'object', properties: { blank: text, unseen: text, family: text } } as const
    const sent = { blank: ' \u00a0', unseen: '\u200b\u0000', family: '👩\u200d👧' }
    expect(normaliseRecord(schema, sent, {})).toEqual({ family: '👩\u200d👧' })
  })

  it('leaves a value that is chosen as the definition calls it, and reads one that may be typed', () => {
    const code = 'A\u0000b'
    const properties: Record<string, PropertySchema> = {
      listed: { type: 'string', enum: [code] },
      fixed: { type: 'string', const: code },
      looked: { type: 'string', lookup: 'codes' },
      typed: { type: 'string', lookup: 'codes', open: true },
    }
    const sent = Object.fromEntries(Object.keys(properties).map((name) => [name, code]))
    const kept = { ...sent, typed: 'Ab' }
    expect(normaliseRecord({ $schema: '', type: 'object', properties }, sent, {})).toEqual(kept)
  })
  it('composes letters and their accents, in parts and lists as well', () => {
    const text = { type: 'string' } as const
    const names = { type: 'array', items: text } as const
    const properties = { name: text, part: { type: 'object', properties: { names } } } as const
    const sent = { name: 'E\u0301lan', part: { names: ['cafe\u0301', 'é'] } }
    const kept = { name: '\u00c9lan', part: { names: ['caf\u00e9', 'é'] } }
    expect(normaliseRecord({ $schema: '', type: 'object', properties }, sent, {})).toEqual(kept)
  })
})

it('an answer is read with its own spellings, in parts and lists as well, and all else is left as it is', () => {
  const kind = { type: 'string', wire: { aliases: { sail: 'SAIL' } } } as const
  const place = { type: 'string', wire: { fromParts: '{town}, {country}' } } as const
  const boat = { kind, kinds: { type: 'array', items: kind }, place } as const
  const boats = { type: 'array', items: { type: 'object', properties: boat } } as const
  const read = createRecordReader({ $schema: '', type: 'object', properties: { ...boat, boats } })
  const spelt = { kind: 'sail', kinds: ['sail', 'SAIL', 'toString'], place: { town: 'Brest', country: 'France' } }
  const known = { kind: 'SAIL', kinds: ['SAIL', 'SAIL', 'toString'], place: 'Brest, France' }
  expect(read({ ...spelt, boats: [spelt, { kind: 'constructor', place: 'Brest' }] })).toEqual({
    ...known,
    boats: [known, { kind: 'constructor', place: 'Brest' }],
  })
  expect(read({ ...known, boats: null })).toEqual({ ...known, boats: null })
})

describe('paths', () => {
  it('reads and sets through objects and lists without changing what was there', () => {
    const before = { a: { b: [{ c: 1 }] }, z: 0 }
    const after = setAt(before, 'a.b.0.c', 2)
    expect(getAt(after, 'a.b.0.c')).toBe(2)
    expect(before.a.b[0]?.c).toBe(1)
    expect(setAt({}, 'contacts.0.mobile', '06')).toEqual({ contacts: [{ mobile: '06' }] })
    expect(getAt({}, 'constructor')).toBeUndefined()
  })
  it('drops a value with the holders that become empty', () => {
    expect(dropAt({ a: { b: { c: 1 } }, z: 0 }, 'a.b.c')).toEqual({ z: 0 })
    expect(dropAt({ a: { b: 1, c: 2 } }, 'a.b')).toEqual({ a: { c: 2 } })
  })
  it('keeps the places of a list, with an empty entry where one is left out', () => {
    expect(setAt({}, 'a.1.b', 2)).toEqual({ a: [{}, { b: 2 }] })
    expect(dropAt({ a: [{ b: 1 }, { b: 2 }] }, 'a.0.b')).toEqual({ a: [{}, { b: 2 }] })
    expect(dropAt({ a: [{ b: 1 }, { b: 2 }] }, 'a.1.b')).toEqual({ a: [{ b: 1 }] })
    expect(dropAt({ a: [{}, { b: 2 }], z: 0 }, 'a.1.b')).toEqual({ z: 0 })
  })
  it('keys words without positions', () => {
    expect(wordPath('person.contacts.0.mobile')).toBe('person.contacts.mobile')
  })
})

it('a call gives values at paths: null takes one away, and today() is the day of the clock', () => {
  const given = givenValues(
    { state: 'SOLD', start: 'today()', 'berth.deck': null, end: null },
    () => new Date(2026, 0, 2),
  )
  const before = { state: 'NEW', end: '01/01/2026', berth: { deck: 1, port: 'Brest' } }
  expect(withGiven(before, given)).toEqual({ state: 'SOLD', start: '02/01/2026', berth: { port: 'Brest' } })
})

it('a record forgets one that is removed in each field that can, be it under a condition', () => {
  const to = (onRemove?: PropertySchema['onRemove']): PropertySchema => ({
    type: 'string',
    refers: 'port/port',
    ...(onRemove !== undefined && { onRemove }),
  })
  const properties = {
    bound: to(),
    kept: to('refuse'),
    home: to('forget'),
    next: to({ refuse: 'self.home == self.next' }),
    stops: { type: 'array', items: to('forget') } as const,
  }
  const record = { bound: 'a', kept: 'a', home: 'a', next: 'a', stops: ['a', 'b', 'a'] }
  const forgotten = forgetRecord({ $schema: '', type: 'object', properties }, record, { name: 'port/port', id: 'a' })
  expect(forgotten).toEqual({ bound: 'a', kept: 'a', stops: ['b'] })
})
