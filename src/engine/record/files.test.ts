import { describe, expect, it } from 'vitest'
import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { uploadFields } from '../schema/uploadFields.ts'
import { writeRecord } from './writeRecord.ts'

const file = { type: 'object', properties: { label: { type: 'string' }, resourceUuid: { type: 'string' } } } as const
const upload = (part: string) => ({ part, accept: ['*/*'], maxBytes: 1, bytes: 'getFile' })
const sentAs = { 'meta.fileName': 'name', 'meta.fileUuid': 'id', sentOn: 'chosenAt', storedOn: 'keptChosenAt' } as const
const paper: PropertySchema = {
  type: 'object',
  properties: {
    resourceUuid: { type: 'string', readOnly: true },
    note: { type: 'string' },
    scan: { ...file, readOnly: true, upload: { ...upload('scans'), sentAs } },
    meta: {
      type: 'object',
      writeOnly: true,
      properties: { fileName: { type: 'string' }, fileUuid: { type: 'string' } },
    },
    sentOn: { type: 'string', writeOnly: true },
    storedOn: { type: 'string', readOnly: true },
  },
}
const { scan, ...others } = paper.properties ?? {}
const licence: PropertySchema = {
  type: 'object',
  properties: { ...others, scan: { ...scan, upload: { ...upload('licence'), sentAs } } },
}
const boat: RecordSchema = {
  $schema: '',
  type: 'object',
  properties: {
    resourceUuid: { type: 'string', readOnly: true },
    papers: { type: 'array', maxItems: 4, items: paper },
    licence,
    flag: { ...file, upload: upload('flag') },
  },
}
const stored = {
  resourceUuid: 'boat',
  papers: [
    { resourceUuid: 'p1', note: 'first', scan: { label: 'a.pdf', resourceUuid: 'a' }, storedOn: '01/02/2026 10:00:00' },
    { resourceUuid: 'p2', scan: { label: 'b.pdf', resourceUuid: 'b' }, storedOn: '01/02/2026 11:00:00' },
  ],
  licence: { resourceUuid: 'l', scan: { label: 'l.png', resourceUuid: 'lic' }, storedOn: '01/02/2026 12:00:00' },
  flag: { label: 'f.png', resourceUuid: 'flag' },
}
const chosenAt = (id: string) => (id.startsWith('new') ? new Date(2026, 0, 9, 7, 5, 3) : undefined)
const newScan = (id: string) => ({ scan: { label: `${id}.txt`, resourceUuid: id } })

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

describe('writeRecord', () => {
  it('TEN-72 sends a new file by its name and the time of its choice, and a kept one by its id and its own time', () => {
    const record = { ...stored, papers: [newScan('new1'), ...stored.papers, newScan('new2')] }
    const { json, files } = writeRecord(boat, record, chosenAt)
    const newPaper = (name: string) => ({ meta: { fileName: `${name}.txt` }, sentOn: '01/09/2026 07:05:03' })
    expect(json).toEqual({
      papers: [
        newPaper('new1'),
        { note: 'first', meta: { fileName: 'a.pdf', fileUuid: 'a' }, sentOn: '01/02/2026 10:00:00' },
        { meta: { fileName: 'b.pdf', fileUuid: 'b' }, sentOn: '01/02/2026 11:00:00' },
        newPaper('new2'),
      ],
      licence: { meta: { fileName: 'l.png', fileUuid: 'lic' }, sentOn: '01/02/2026 12:00:00' },
      flag: { label: 'f.png', resourceUuid: 'flag' },
    })
    expect(files.map(({ part, id }) => [part, id])).toEqual([
      ['scans', 'new1'],
      ['scans', 'new2'],
    ])
  })
  it('sends a picture that was chosen as a part alone', () => {
    const record = { flag: { label: 'new.png', resourceUuid: 'new' }, licence: { note: 'none' } }
    expect(writeRecord(boat, record, chosenAt)).toEqual({
      json: { licence: { note: 'none' } },
      files: [{ part: 'flag', id: 'new', label: 'new.png' }],
    })
  })
})
