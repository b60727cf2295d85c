import { expect, it } from 'vitest'
import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { itemsIn, setAt, storedId, type Json } from '../record/path.ts'
import { settleEntries } from './settleEntries.ts'
import { writeRecord } from './writeRecord.ts'

const text: PropertySchema = { type: 'string' }
const id: PropertySchema = { ...text, readOnly: true }
const object = (properties: Record<string, PropertySchema>): PropertySchema => ({ type: 'object', properties })
const listOf = (items: PropertySchema): PropertySchema => ({ type: 'array', items })
const uploaded = { upload: { part: 'files', accept: ['*/*'], maxBytes: 1, bytes: 'getFile' } }
const named = object({ label: text, resourceUuid: text })
const file: PropertySchema = { ...named, ...uploaded }
const derived: PropertySchema = {
  ...file,
  readOnly: true,
  wire: { sentAs: { 'sent.name': 'name', 'sent.id': 'id', chosen: 'chosenAt', at: 'keptChosenAt' } },
}
const beside = { sent: { ...object({ name: text, id: text }), writeOnly: true }, chosen: text, at: id }

/** The ways in which what is added to a record, and what is kept of it, may travel. */
const ways: [way: string, field: PropertySchema, beside?: Record<string, PropertySchema>][] = [
  ['files, kept by their ids', { ...listOf(named), ...uploaded, readOnly: true, wire: { keptAs: 'kept' } }],
  ['files, named where they stand', { ...listOf(named), ...uploaded }],
  ['one file, kept by its id', { ...file, wire: { keptAs: 'kept' } }],
  ['one file, named where it stands', file],
  ['one file, told beside it', derived, beside],
  ['entries with a file each, told beside it', listOf(object({ title: text, value: derived, ...beside }))],
  ['entries with a file each, named where it stands', listOf(object({ title: text, value: file }))],
  ['entries, kept by their ids', { ...listOf(object({ resourceUuid: id, title: text })), wire: { keptAs: 'kept' } }],
]

const before = { label: 'a.png', resourceUuid: 'a' }
const other = { label: 'b.png', resourceUuid: 'b' }
const added = { label: 'c.png', resourceUuid: 'c' }
/** What stood there and what is sent, as the files, or the entries, of the field. */
const saves: [save: string, stored: Json[], sent: Json[]][] = [
  ['a first save', [], [added]],
  ['nothing new', [before, other], [before, other]],
  ['one more', [before], [before, added]],
  ['one instead of another', [before, other], [other, added]],
  ['one less', [before, other], [other]],
  ['none left', [before], []],
]

const rows = ways.flatMap(([way, field, around]) => {
  const isMany = field.type === 'array'
  const possible = saves.filter(([, stored, sent]) => isMany || (stored.length < 2 && sent.length < 2))
  const replaced: (typeof saves)[number] = ['another instead', [before], [added]]
  return [...possible, ...(isMany ? [] : [replaced])].map(
    ([save, ...sides]) => [way, save, field, sides, around] as const,
  )
})

it.each(rows)('what is saved is what was there: %s, %s', (_, __, field, [stored, sent], around = {}) => {
  const inEntry = field.items?.properties?.['value'] !== undefined
  const hasFiles = inEntry || field.upload !== undefined
  const isNew = (one: Json) => storedId(one) === 'c'
  const schema = { $schema: '', ...object({ value: field, kept: text, ...around }) } as RecordSchema
  const one = (file: Json): Json => {
    if (inEntry) return { title: file['label'], value: file }
    return hasFiles ? file : { ...file, title: file['label'] }
  }
  const valueOf = (files: Json[]) => (field.type === 'array' ? files.map(one) : files.map(one)[0])
  const recordOf = (files: Json[]) => setAt({ resourceUuid: 'r' }, 'value', valueOf(files))
  // A new entry has no id before the server gives it one; a new file has the one under which its bytes wait.
  const typed = recordOf(sent.map((file) => (hasFiles || !isNew(file) ? file : { label: file['label'] })))
  const { json, files } = writeRecord(schema, typed, (name) => (hasFiles && name === 'c' ? new Date() : undefined))
  const settled = settleEntries(schema, recordOf(stored), json, files, () => 'given')
  const labels = (value: unknown) =>
    itemsIn(value).map((entry) => {
      const holder = inEntry ? (entry['value'] as Json) : entry
      return [holder['label'] ?? entry['title'], storedId(holder)]
    })
  expect(settled.problems).toEqual([])
  const idOf = (file: Json) => (hasFiles || !isNew(file) ? file['resourceUuid'] : 'given')
  expect(labels(settled.record['value'])).toEqual(sent.map((file) => [file['label'], idOf(file)]))
})
