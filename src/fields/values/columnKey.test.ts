import { describe, expect, it } from 'vitest'
import type { PlanColumn } from '#engine/plan/ReadPlan.ts'
import type { Json } from '#engine/record/path.ts'
import type { TextSurroundings } from '../Field.ts'
import { columnKey, inCommonUnit } from '../columns/columnKey.ts'

const rows: Record<string, Json> = { p1: { first: 'Zoé', last: 'Adam' }, p2: { first: 'Alice', last: 'Martin' } }
const words = 'toy:fields.thing'
const field = (path: string, more: Partial<PlanColumn> = {}): PlanColumn => ({
  path,
  words,
  kind: 'text',
  schema: { type: 'string' },
  ...more,
})
const name = field('title', {
  texts: {
    templates: ['{firm}', '{first} {last}'],
    fields: {
      firm: field('firm'),
      first: field('first'),
      last: field('last', { schema: { type: 'string', sort: 'first' } }),
    },
  },
})
const around: TextSurroundings = {
  formats: {},
  text: Object.assign((key: string | readonly string[]) => String(key), { optional: () => undefined }),
  language: 'fr',
  nameOf: (_, value) => (rows[value] ? { value, record: { name: 'toy/person', row: rows[value] } } : undefined),
  titleOf: ({ row }) => `${String(row['first'])} ${String(row['last'])}`,
  titleKeyOf: ({ row }) => columnKey(name, row, around),
}

describe('the key by which a column sorts a record', () => {
  it.each<[what: string, column: PlanColumn, record: Json, key: unknown]>([
    ['a text put together begins with the field that sorts first', name, rows['p1'] ?? {}, 'Adam Zoé Adam'],
    ['only with one that is shown', name, { firm: 'Élan', last: 'Adam' }, 'Élan'],
    [
      'a record that is pointed at goes by the key of its title',
      field('owner', { kind: 'choice', schema: { type: 'string', refers: 'toy/person' } }),
      { owner: 'p2' },
      'Martin Alice Martin',
    ],
    [
      'a field that is reached goes by its own',
      field('owner.size', {
        through: { path: 'owner', record: 'toy/person', column: field('last', { kind: 'text' }) },
      }),
      { owner: 'p1' },
      'Adam',
    ],
    [
      'lines go by the first that has a value',
      field('contact', { lines: [field('phone', { kind: 'phone' }), field('mail')] }),
      { phone: '+33 6 12', mail: 'a@b.c' },
      '0612 a@b.c',
    ],
    ['a column that is not there for a record is empty', field('last', { isShown: () => false }), { last: 'x' }, ''],
  ])('%s', (_, column, record, key) => expect(columnKey(column, record, around)).toBe(key))

  const area = field('area', {
    kind: 'number',
    schema: { type: 'number', unit: '{unit}' },
    factors: { ARES: 1, HECTARES: 100 },
  })
  it.each([
    [{ area: 3, unit: 'HECTARES' }, 300],
    [{ area: 3, unit: 'ARES' }, 3],
    [{ area: 3 }, 3],
    [{}, ''],
  ])('a number counts in the common unit: %o is %s', (record, key) => expect(columnKey(area, record, around)).toBe(key))

  it('so do the numbers by which a list is filtered', () =>
    expect(inCommonUnit(area, 3, { unit: 'HECTARES' })).toBe(300))
})
