import { expect, it } from 'vitest'
import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { detailsOfVariants, variantQuery } from './showVariants.ts'

it('details show what one variant has for that one alone, and a new record that points by it is of that one', () => {
  const [kind, name] = [{ type: 'string' as const }, { type: 'string' as const }]
  const record: RecordSchema = { $schema: '', type: 'object', properties: { kind, name, masts: name, power: name } }
  const variants = {
    discriminator: { propertyName: 'kind' },
    oneOf: [],
    base: { properties: { kind, name } },
    shapes: new Map<string, PropertySchema>([
      ['SAIL', { properties: { masts: name } }],
      ['MOTOR', { properties: { power: name } }],
    ]),
  }
  const fields = ['kind', { path: 'masts', show: 'has(self.masts)' }, '*']
  const sections = [{ id: 'all', fields, folds: { more: ['power', 'name'] } }]
  const shown = (value: string) => `(!has(self.kind) || self.kind == '${value}')`
  const [section] = detailsOfVariants({ $schema: '', record: 'boat/boat', sections }, record, variants).sections
  const masts = { path: 'masts', show: `(has(self.masts)) && ${shown('SAIL')}` }
  const power = { path: 'power', show: shown('MOTOR') }
  expect(section).toEqual({ id: 'all', fields: ['kind', masts], folds: { more: [power, 'name'] } })
  expect(['masts', 'name'].map((path) => variantQuery(variants, path))).toEqual(['kind=SAIL&', ''])
})
