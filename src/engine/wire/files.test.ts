import { describe, expect, it } from 'vitest'
import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { uploadFields } from '../schema/wireFields.ts'

const file = { type: 'object', properties: { label: { type: 'string' }, resourceUuid: { type: 'string' } } } as const
const upload = (part: string) => ({ part, accept: ['*/*'], maxBytes: 1, bytes: 'getFile' })
const scanned = (part: string): PropertySchema => ({
  type: 'object',
  properties: { scan: { ...file, upload: upload(part) } },
})
const boat: RecordSchema = {
  $schema: '',
  type: 'object',
  properties: {
    papers: { type: 'array', maxItems: 4, items: scanned('scans') },
    licence: scanned('licence'),
    flag: { ...file, upload: upload('flag') },
  },
}
describe('uploadFields', () => {
  it('finds single files in objects and in the entries of lists, with how many there can be', () => {
    const fields = uploadFields(boat).map(({ path, many, maxItems }) => [path, many, maxItems])
    expect(fields).toEqual([
      ['papers.scan', false, 4],
      ['licence.scan', false, 1],
      ['flag', false, 1],
    ])
  })
  it('refuses lists of files in the entries of a list', () => {
    const album: PropertySchema = { type: 'array', items: file, upload: upload('x') }
    const albums: PropertySchema = { type: 'array', items: { type: 'object', properties: { album } } }
    expect(() => uploadFields({ ...boat, properties: { albums } })).toThrow('albums.album')
  })
})
