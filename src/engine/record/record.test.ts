import { describe, expect, it } from 'vitest'
import type { RecordSchema } from '#generated/definitions.gen.ts'
import { dropAt, getAt, setAt, wordPath } from './path.ts'
import { readRecord } from './readRecord.ts'
import { writeRecord } from './writeRecord.ts'

const entry = {
  type: 'object',
  properties: { resourceUuid: { type: 'string', readOnly: true }, name: { type: 'string' } },
} as const
const boat: RecordSchema = {
  $schema: '',
  type: 'object',
  properties: {
    resourceUuid: { type: 'string', readOnly: true },
    name: { type: 'string' },
    unit: { type: 'string', default: 'METERS', aliases: { m: 'METERS' } },
    harbour: { type: 'string', fromParts: '{quay}, {street} {town} - {country}' },
    crew: { type: ['object', 'null'], properties: { sailors: { type: 'array', items: entry, keptAs: 'oldSailors' } } },
    oldSailors: { type: 'array', writeOnly: true, items: { type: 'string' } },
    photos: {
      type: 'array',
      readOnly: true,
      listed: false,
      items: entry,
      keptAs: 'oldPhotos',
      upload: { part: 'photos', accept: ['image/png'], maxBytes: 1, bytes: 'getPhoto' },
    },
    oldPhotos: { type: 'array', writeOnly: true, items: { type: 'string' } },
  },
}

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
  it('keys words without positions', () => {
    expect(wordPath('person.contacts.0.mobile')).toBe('person.contacts.mobile')
  })
})

const chosenAt = (id: string) => (id === 'new' ? new Date(2026, 0, 9, 7, 5, 3) : undefined)

describe('saving', () => {
  const record = {
    resourceUuid: 'boat',
    name: 'Nautile',
    crew: { sailors: [{ resourceUuid: 'old', name: 'Ned' }, { name: 'Conseil' }] },
    photos: [
      { resourceUuid: 'stored', label: 'a.png' },
      { resourceUuid: 'new', label: 'b.png' },
    ],
  }

  it('sends kept entries as ids, new ones whole and new files apart', () => {
    expect(writeRecord(boat, record, chosenAt)).toEqual({
      json: { name: 'Nautile', crew: { sailors: [{ name: 'Conseil' }] }, oldSailors: ['old'], oldPhotos: ['stored'] },
      files: [{ part: 'photos', id: 'new', label: 'b.png' }],
    })
  })

  it('names nothing as kept in a new record, and leaves null out', () => {
    const { json } = writeRecord(boat, { name: 'N', crew: null }, () => undefined)
    expect(json).toEqual({ name: 'N' })
  })
})

it('REAL-64 reads the other spellings of an answer', () => {
  expect(readRecord(boat, { unit: 'm', name: 'm' })).toEqual({ unit: 'METERS', name: 'm' })
})

it('FMT-16 FMT-17 puts an address that comes in parts into the display format, missing parts skipped', () => {
  const parts = { quay: '12', street: 'rue X', town: 'Lyon', country: 'France' }
  expect(readRecord(boat, { harbour: parts })['harbour']).toBe('12, rue X Lyon - France')
  expect(readRecord(boat, { harbour: { street: 'rue X', country: 'France' } })['harbour']).toBe('rue X - France')
  expect(readRecord(boat, { harbour: {} })['harbour']).toBe('')
})
