import { expect, it } from 'vitest'
import type { RecordSchema } from '#generated/definitions.gen.ts'
import { placeConditions } from './conditions.ts'

const isRed = { properties: { colour: { const: 'RED' } } }
const isLong = { required: ['tail'] }

it('gives each condition of a folder its place, and one place to those that say the same', () => {
  const kite: RecordSchema = {
    $schema: '',
    type: 'object',
    properties: { colour: { type: 'string' } },
    rules: [{ if: { ...isRed }, then: isLong }],
  }
  const definitions = {
    'kite.form.json': { sections: [{ shownIf: isLong, fields: [{ path: 'tail', disabledIf: isRed }] }] },
    'kite.table.json': { columns: [{ path: 'colour', to: [{ to: '/a', onlyIf: isLong }, { to: '/b' }] }] },
  }
  const { folder, conditions } = placeConditions({ name: 'kite', records: { kite }, definitions })
  expect(conditions).toEqual([isLong, isRed])
  expect(folder.definitions).toEqual({
    'kite.form.json': { sections: [{ shownIf: 0, fields: [{ path: 'tail', disabledIf: 1 }] }] },
    'kite.table.json': { columns: [{ path: 'colour', to: [{ to: '/a', onlyIf: 0 }, { to: '/b' }] }] },
  })
  expect(folder.records['kite']?.rules).toEqual([{ if: 1, then: isLong }])
})
