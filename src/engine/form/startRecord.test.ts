import { expect, it } from 'vitest'
import type { RecordSchema } from '#generated/definitions.gen.ts'
import { createFormats } from '../formats/createFormats.ts'
import { draftOf } from './startRecord.ts'

const formats = createFormats({ $schema: '', formats: { pass: { kind: 'secret' } } }, () => new Date())
const file = { type: 'object', properties: { label: { type: 'string' }, resourceUuid: { type: 'string' } } } as const
const upload = { part: 'p', accept: ['*/*'], maxBytes: 1, bytes: 'get' }
const boat: RecordSchema = {
  $schema: '',
  type: 'object',
  properties: {
    name: { type: 'string' },
    code: { type: 'string', format: 'pass' },
    word: { type: 'string', kind: 'secret' },
    photos: { type: 'array', items: file, upload },
    papers: {
      type: 'array',
      items: { type: 'object', properties: { title: { type: 'string' }, scan: { ...file, upload } } },
    },
  },
}

it('a draft holds what was typed and which stored files are kept, never new files or secrets', () => {
  const old = { label: 'a.png', resourceUuid: 'stored' }
  const fresh = { label: 'b.png', resourceUuid: 'new' }
  const record = {
    name: 'Nautile',
    code: 'geheim',
    word: 'geheim',
    photos: [old, fresh],
    papers: [
      { title: 'Deed', scan: fresh },
      { title: 'Plan', scan: old },
    ],
  }
  expect(draftOf(boat, record, formats, (id) => id === 'new')).toEqual({
    name: 'Nautile',
    photos: [old],
    papers: [{ title: 'Deed' }, { title: 'Plan', scan: old }],
  })
})
