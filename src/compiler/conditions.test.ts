import { expect, it } from 'vitest'
import type { RecordSchema } from '#generated/definitions.gen.ts'
import { withConditions } from './conditions.ts'
import { scriptOf } from './emit/script.ts'

it('a choice of addresses reads what offers it, and all else the whole record, in the entries of a list as well', () => {
  const number = { type: 'number' } as const
  const boat: RecordSchema = {
    $schema: '',
    type: 'object',
    required: ['length'],
    properties: {
      length: number,
      decks: { type: 'array', items: { type: 'object', required: ['area'], properties: { area: number } } },
    },
  }
  const to = [{ to: '/deck', only: 'self.area > 9' }]
  const deck = { path: 'area', show: 'self.length > 7', to }
  const value = { record: 'boat/boat', sections: [{ fields: [{ path: 'decks', entry: { columns: [deck] } }] }] }
  const around = { schemas: new Map([['boat/boat', boat]]), formats: { $schema: '', formats: {} } }
  const text = scriptOf(withConditions({ kind: 'form', id: 'boat/boat', value }, around).value)
  expect(text).toContain('cel.more(cel.number(cel.field(self, "area")), 9)')
  expect(text).toContain('cel.more(cel.number(cel.field(self, "length")), 7)')
})
