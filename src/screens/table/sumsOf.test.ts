import { expect, it } from 'vitest'
import type { PlanColumn } from '#engine/plan/ReadPlan.ts'
import { sumsOf } from './useTableRows.ts'

const columns = [{ path: 'rent', sum: true, schema: { type: 'number' } }] as PlanColumn[]
const sumOf = (...rents: unknown[]) => sumsOf(columns, rents.map((rent) => ({ original: { rent } })) as never)

it.each([
  [[0.1, 0.2], 0.3],
  [[1e-7, 2e-7], 3e-7],
  [[1_000_000_000.1, 0.2, -1_000_000_000], 0.3],
  [[12, '12 €', undefined], 12],
  [[], 0],
])('the sum of the column %j is %s', (rents, sum) => expect(sumOf(...rents)).toEqual({ rent: sum }))

const areas = [{ path: 'area', sum: true, schema: { type: 'number', unit: '{unit}' } }] as PlanColumn[]
const areaOf = (...rows: object[]) => sumsOf(areas, rows.map((original) => ({ original })) as never)

it('a sum has the unit of all its rows, and there is none of different units', () => {
  const [ares, hectares] = [
    { area: 12.5, unit: 'ARES' },
    { area: 3, unit: 'HECTARES' },
  ]
  expect(areaOf(ares, ares, { unit: 'HECTARES' })).toEqual({ area: 25, unit: 'ARES' })
  expect(areaOf(ares, hectares)).toEqual({})
  expect(areaOf(ares, { area: 3 })).toEqual({})
})
