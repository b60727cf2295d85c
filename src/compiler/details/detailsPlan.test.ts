import { describe, expect, it } from 'vitest'
import type { DetailsDefinition, RecordSchema } from '#generated/definitions.gen.ts'
import { detailsPlan } from './detailsPlan.ts'

const text = { type: 'string' } as const
const file = {
  type: 'object',
  properties: { label: text },
  upload: { part: 'f', accept: [], maxBytes: 1, bytes: 'get' },
}
const entry = (more: object) => ({ type: 'object', properties: { kind: text, ...more } })
const kite = {
  $schema: '',
  type: 'object',
  properties: {
    name: text,
    tail: text,
    note: text,
    picture: file,
    licence: entry({ number: text, scan: file }),
    papers: { type: 'array', items: entry({ scan: file }) },
  },
} as RecordSchema

const plan = (sections: DetailsDefinition['sections'], title?: DetailsDefinition['title']) =>
  detailsPlan(
    'kite/kite',
    {
      $schema: '',
      record: 'kite/kite',
      load: { operation: 'getKite', outcomes: {} },
      sections,
      ...(title !== undefined && { title }),
    },
    kite,
    { $schema: '', formats: {} },
  )

describe('detailsPlan', () => {
  it('reads a title of one template or of several', () => {
    expect(plan([{ id: 'a' }], '{name}').title?.texts?.templates).toEqual(['{name}'])
    expect(plan([{ id: 'a' }], ['{name} {tail}', '{name}']).title?.texts?.templates).toHaveLength(2)
    expect(plan([{ id: 'a' }]).title).toBeUndefined()
  })

  it('reads pictures of a fixed size, blocks that fold, and the next step', () => {
    const [section] = plan([
      {
        id: 'a',
        gallery: { path: 'picture', width: 250, height: 130 },
        folds: [{ id: 'more', fields: ['note'] }],
        next: 'edit',
      },
    ]).sections
    expect(section).toMatchObject({
      gallery: { path: 'picture' },
      pictureSize: { width: 250, height: 130 },
      folds: [{ id: 'more', fields: [{ path: 'note' }] }],
      next: 'edit',
    })
  })

  it('lets * stand for what neither a field, a fold, a picture nor a list names', () => {
    const { sections } = plan([
      { id: 'a', fields: ['name'], gallery: 'picture', folds: [{ id: 'more', fields: ['note'] }] },
      { id: 'b', list: { path: ['licence', 'papers'], columns: ['kind'] } },
      { id: 'c', fields: ['*'] },
    ])
    expect(sections[2]?.fields.map(({ path }) => path)).toEqual(['tail'])
  })

  it('puts several lists into one table, whatever fields each has', () => {
    const [section] = plan([
      { id: 'b', list: { path: ['licence', 'papers'], labelled: true, columns: ['kind', 'number'], file: 'scan' } },
    ]).sections
    expect(section?.list?.labelled).toBe(true)
    expect(section?.list?.lists.map(({ path, columns, file: scan }) => [path, columns.length, scan?.words])).toEqual([
      ['licence', 2, 'licence.scan'],
      ['papers', 2, 'papers.scan'],
    ])
  })
})
