import { expect, it } from 'vitest'
import type { RecordSchema } from '#generated/definitions.gen.ts'
import { placeConditions } from './conditions.ts'

const isRed = "has(self.colour) && self.colour == 'RED'"
const isLong = 'has(self.tail)'

const formats = { $schema: '', formats: {} }

it('gives each condition of a folder its place, and one place to those that say the same', () => {
  const kite: RecordSchema = {
    $schema: '',
    type: 'object',
    properties: { colour: { type: 'string' }, tail: { type: 'string' } },
    rules: [{ if: isRed, then: { required: ['tail'] } }],
  }
  const definitions = {
    'kite.form.json': { record: 'kite/kite', sections: [{ show: isLong, fields: [{ path: 'tail', disable: isRed }] }] },
    'kite.table.json': {
      record: 'kite/kite',
      columns: [{ path: 'colour', to: [{ to: '/a', only: isLong }, { to: '/b' }] }],
    },
  }
  const { folder, conditions } = placeConditions({ name: 'kite', records: { kite }, definitions }, formats, () => kite)
  expect(conditions).toEqual([
    '(self) => cel.has(self?.tail)',
    '(self) => cel.and(cel.has(self?.colour), () => cel.equal(self?.colour, "RED"))',
  ])
  expect(folder.definitions).toEqual({
    'kite.form.json': { record: 'kite/kite', sections: [{ show: 0, fields: [{ path: 'tail', disable: 1 }] }] },
    'kite.table.json': {
      record: 'kite/kite',
      columns: [{ path: 'colour', to: [{ to: '/a', only: 0 }, { to: '/b' }] }],
    },
  })
  expect(folder.records['kite']?.rules).toEqual([{ if: 1, then: { required: ['tail'] } }])
})
