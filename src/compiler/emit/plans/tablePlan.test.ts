import { expect, it } from 'vitest'
import type { RecordSchema, TableDefinition } from '#generated/definitions.gen.ts'
import type { Project } from '../../project/readProject.ts'
import { tablePlan } from './tablePlan.ts'

const number = { type: 'number' } as const
const planOf = (limit: object, table: Partial<TableDefinition> = {}) => {
  const rules = [{ rule: 'self.rent <= self.limit', field: 'rent', words: 'high', severity: 'warning' as const }]
  const flat: RecordSchema = { $schema: '', type: 'object', properties: { rent: number, limit }, rules }
  const project = { recordOf: () => flat, formats: { $schema: '', formats: {} } } as unknown as Project
  const load = { operation: 'listFlats', outcomes: {} }
  return tablePlan('flat/flat', { $schema: '', record: 'flat/flat', load, columns: ['rent'], ...table }, project)
}

it('a table advises by a rule where its rows have all that the rule reads', () => {
  expect(planOf(number).columns).toMatchObject([{ path: 'rent', advice: [{ words: 'high', at: '' }] }])
  expect(planOf({ ...number, listed: false }).columns[0]).not.toHaveProperty('advice')
})

it('a table is ordered by one column or by several, and starts with the values of its filters', () => {
  const rent = { column: 'rent', descending: true }
  expect(planOf(number, { order: '-rent' }).order).toEqual([rent])
  expect(planOf(number, { order: ['limit', '-rent'] }).order).toEqual([{ column: 'limit', descending: false }, rent])
  const { filters } = planOf(number, { filters: ['rent', { path: 'limit', initial: [true, 'x'] }] })
  expect(filters).toMatchObject([{ path: 'rent' }, { path: 'limit', initial: ['true', 'x'] }])
  expect(filters[0]).not.toHaveProperty('initial')
})
