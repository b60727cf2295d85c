import { describe, expect, it } from 'vitest'
import type { FormatsDefinition, RecordSchema } from '#generated/definitions.gen.ts'
import { listColumns } from '../list/listPlan.ts'
import { planColumns } from './planColumns.ts'

const text = { type: 'string' } as const
const formats: FormatsDefinition = { $schema: '', formats: { phone: { kind: 'phone' } } }
const kite: RecordSchema = {
  $schema: '',
  type: 'object',
  properties: {
    name: text,
    form: { type: 'string', enum: ['DELTA'] },
    maker: {
      type: 'object',
      properties: { lines: { type: 'array', items: { type: 'object', properties: { phone: text, mail: text } } } },
    },
    weight: { type: 'number' },
  },
}

describe('planColumns', () => {
  it('reads a path, alone or with how it is shown', () => {
    const [plain, placed] = planColumns(kite, ['form', { path: 'weight', none: true, to: '/kites/{id}' }], formats)
    expect(plain).toMatchObject({ path: 'form', words: 'form', kind: 'choice' })
    expect(placed).toMatchObject({ path: 'weight', kind: 'number', none: true, to: '/kites/{id}' })
  })

  it('reads a text that is put together, with each field by its kind', () => {
    const [column] = planColumns(kite, [{ id: 'called', texts: ['{name} ({form})', '{name}'] }], formats, 'kites.')
    expect(column).toMatchObject({ path: 'called', words: 'kites.called', kind: 'text' })
    expect(Object.keys(column?.texts?.fields ?? {})).toEqual(['name', 'form'])
    expect(column?.texts?.fields['form']).toMatchObject({ kind: 'choice', words: 'kites.form' })
  })

  it('reads fields that stand one below the other', () => {
    const paths = ['maker.lines.0.phone', 'maker.lines.0.mail']
    const [column] = planColumns(kite, [{ id: 'reach', lines: paths }], formats)
    expect(column?.lines?.map(({ path }) => path)).toEqual(paths)
    expect(column?.lines?.map(({ words }) => words)).toEqual(['maker.lines.phone', 'maker.lines.mail'])
  })

  it.each([
    ['a path', 'tail'],
    ['a template', { id: 'called', texts: ['{tail}'] }],
    ['a line', { id: 'reach', lines: ['tail'] }],
  ])('refuses %s that the record does not have', (_, column) => {
    expect(() => planColumns(kite, [column], formats)).toThrow('tail')
  })

  it('leaves a field empty that only another record of the same table has', () => {
    const boat = { type: 'object', properties: { tail: text } } as const
    const [column] = planColumns(kite, ['tail'], formats, '', [kite, boat])
    expect(column).toMatchObject({ path: 'tail', kind: 'text' })
    expect(() => planColumns(kite, ['keel'], formats, '', [kite, boat])).toThrow('keel')
  })
})

it('lets * stand for all that no column names, in templates and lines too', () => {
  const plan = listColumns(
    {
      $schema: '',
      record: 'kite/kite',
      load: { operation: 'listKites', outcomes: {} },
      columns: [{ id: 'called', texts: ['{name} {form}'] }, '*'],
    },
    kite,
    formats,
  )
  expect(plan.map(({ path }) => path)).toEqual(['called', 'weight'])
})
