import { expect, it } from 'vitest'
import type { DetailsDefinition, PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { ofVariants, variantQuery } from './showVariants.ts'

it('details show what one variant has for that one alone, and a new record that points by it is of that one', () => {
  const [kind, name] = [{ type: 'string' as const }, { type: 'string' as const }]
  const record: RecordSchema = {
    $schema: '',
    type: 'object',
    properties: { kind, name, masts: name, power: name, hull: name },
  }
  const variants = {
    discriminator: { propertyName: 'kind' },
    oneOf: [],
    base: { properties: { kind, name } },
    shapes: new Map<string, PropertySchema>([
      ['SAIL', { properties: { masts: name } }],
      ['MOTOR', { properties: { power: name, hull: name } }],
      ['ROWED', { properties: { hull: name } }],
    ]),
  }
  const fields = ['kind', { path: 'masts', show: 'has(self.masts)' }]
  const sections = [{ id: 'all', fields, folds: { more: ['power', 'name'] } }]
  const shown = (value: string) => `(!has(self.kind) || self.kind == '${value}')`
  const value = { $schema: '', record: 'boat/boat', sections }
  const records = new Map([['boat/boat', { whole: record, variants }]])
  const { sections: shownSections } = ofVariants({ kind: 'details', id: '', value }, { records }) as DetailsDefinition
  const masts = { path: 'masts', show: `(has(self.masts)) && ${shown('SAIL')}` }
  const power = { path: 'power', show: shown('MOTOR') }
  expect(shownSections[0]).toEqual({ id: 'all', fields: ['kind', masts], folds: { more: [power, 'name'] } })
  expect(['masts', 'name', 'hull'].map((path) => variantQuery(variants, path))).toEqual(['kind=SAIL&', '', ''])
})
