import { expect, it } from 'vitest'
import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import type { Json } from '../record/path.ts'
import { settleEntries } from './settleEntries.ts'
import { writeRecord } from './writeRecord.ts'

const text: PropertySchema = { type: 'string' }
const file: PropertySchema = {
  type: 'object',
  properties: { label: text, resourceUuid: text },
  upload: { part: 'scans', accept: ['*/*'], maxBytes: 1, bytes: 'getFile' },
  wire: { sentAs: { 'sent.name': 'name', 'sent.id': 'id', chosen: 'chosenAt', at: 'keptChosenAt' } },
}
const schema: RecordSchema = {
  $schema: '',
  type: 'object',
  properties: { papers: { type: 'array', items: { type: 'object', properties: { scan: file, at: text } } } },
}

it('a kept file keeps the time at which it was chosen, whatever time is sent with it, and a new one has its own', () => {
  const stored = { papers: [{ scan: { label: 'a.pdf', resourceUuid: 'a' }, at: 'then' }] }
  const papers: Json[] = [
    { sent: { name: 'b.pdf' }, chosen: 'now' },
    { sent: { name: 'a.pdf', id: 'a' }, chosen: 'later', at: 'later still' },
  ]
  const arrived = [{ part: 'scans', id: 'b', label: 'b.pdf' }]
  const { record, problems } = settleEntries(schema, stored, { papers }, arrived, () => 'new')
  const settled = (record['papers'] as Json[]).map(({ scan, at }) => [(scan as Json)['resourceUuid'], at])
  expect([settled, problems]).toEqual([
    [
      ['b', 'now'],
      ['a', 'then'],
    ],
    [],
  ])
})

it('a stored file stands in one place, whatever others name it', () => {
  const scan = { label: 'a.pdf', resourceUuid: 'a' }
  const named = { sent: { name: 'a.pdf', id: 'a' } }
  const { record, problems } = settleEntries(
    schema,
    { papers: [{ scan }] },
    { papers: [named, named] },
    [],
    () => 'new',
  )
  expect((record['papers'] as Json[]).map((paper) => paper['scan'])).toEqual([scan, undefined])
  expect(problems.map(({ path, code }) => `${path} ${code}`)).toEqual(['papers.1.scan unknown'])
})

it.each(['with what stands for a file in the JSON', 'without'])(
  'a new file goes to the entry that it was chosen for, %s',
  (how) => {
    const scan = how === 'without' ? { ...file, wire: {} } : file
    const sent: PropertySchema = { type: 'object', properties: { name: text, id: text } }
    const items: PropertySchema = { type: 'object', properties: { title: text, scan, sent } }
    const loose: RecordSchema = { ...schema, properties: { papers: { type: 'array', items } } }
    const papers = [
      { title: 'none' },
      { title: 'new', scan: { label: 'b.pdf', resourceUuid: 'b' } },
      { title: 'no more' },
    ]
    const { json, files } = writeRecord(loose, { papers }, (id) => (id === 'b' ? new Date() : undefined))
    const { record, problems } = settleEntries(loose, undefined, json, files, () => 'new')
    const settled = (record['papers'] as Json[]).map(({ title, scan: given }) => [
      title,
      (given as Json | undefined)?.['label'],
    ])
    expect([settled, problems]).toEqual([
      [
        ['none', undefined],
        ['new', 'b.pdf'],
        ['no more', undefined],
      ],
      [],
    ])
  },
)
