import { expect, it } from 'vitest'
import type { FormatsDefinition, RecordSchema } from '#generated/definitions.gen.ts'
import { withRest } from './withRest.ts'
import { planColumns } from './planColumns.ts'

const text = { type: 'string' } as const
const formats: FormatsDefinition = { $schema: '', formats: {} }
const kite: RecordSchema = {
  $schema: '',
  type: 'object',
  properties: {
    name: text,
    form: { type: 'string', enum: ['DELTA'] },
    weight: { type: 'number' },
    picture: { type: 'object', properties: {}, upload: { part: 'f', accept: ['*/*'], maxBytes: 1, bytes: 'get' } },
    papers: { type: 'array', items: { type: 'object', properties: { kind: text } } },
  },
}

it('leaves a field empty that only another record of the same table has', () => {
  const others = new Map([['boats.', { type: 'object', properties: { tail: text } } as const]])
  const [column] = planColumns(kite, ['tail'], formats, '', others)
  expect(column).toMatchObject({ path: 'tail', words: 'boats.tail', kind: 'text' })
  expect(() => planColumns(kite, ['keel'], formats, '', others)).toThrow('keel')
})

it('reads a field of its own as its own, whatever another record of the table has under that name', () => {
  const others = new Map([['boats.', { type: 'object', properties: { name: text } } as const]])
  const [column] = planColumns(kite, ['name'], formats, 'kites.', others)
  expect(column).toMatchObject({ path: 'name', words: 'kites.name', kind: 'text' })
})

it('lets * of a list stand for all that no column names, in templates and lines too', () => {
  const columns = [{ id: 'called', texts: ['{name} {form}'] }, '*']
  const list = withRest({ kind: 'table', id: '', value: { columns } }, kite, formats)
  expect(list).toEqual({ columns: [columns[0], 'weight'] })
})

it('lets * of details leave out what is never answered, with all inside', () => {
  const secret: RecordSchema = {
    ...kite,
    properties: {
      name: text,
      agreed: { type: 'boolean', local: true },
      sent: { type: 'object', writeOnly: true, properties: { id: text } },
    },
  }
  const details = withRest(
    { kind: 'details', id: '', value: { sections: [{ id: 'a', fields: ['*'] }] } },
    secret,
    formats,
  )
  expect(details).toEqual({ sections: [{ id: 'a', fields: ['name'] }] })
})

it('lets * of details stand for what neither a field, a fold, a picture nor a list names', () => {
  const sections = [
    { id: 'a', fields: ['name'], gallery: 'picture', folds: { more: ['form'] } },
    { id: 'b', list: { path: ['papers'], columns: ['kind'] } },
    { id: 'c', fields: ['*'] },
  ]
  const details = withRest({ kind: 'details', id: '', value: { sections } }, kite, formats)
  expect(details).toEqual({ sections: [sections[0], sections[1], { id: 'c', fields: ['weight'] }] })
})
