import type { PlanColumn } from '#engine/plan/ListPlan.ts'
import { getAt, type Json, setAt } from '#engine/record/path.ts'
import type { TableRow } from '#ui/table/TableColumn.ts'

/** What the rows have in all, as a record that the columns show; undefined where no column has a sum. */
export function sumsOf(columns: readonly PlanColumn[], rows: readonly TableRow<Json>[]): Json | undefined {
  const summed = columns.filter(({ sum }) => sum)
  if (summed.length === 0) return undefined
  return summed.reduce<Json>((sums, { path, isShown = () => true }) => {
    const shown = rows.filter(({ original }) => isShown(original))
    const numbers = shown.map(({ original }) => getAt(original, path)).filter((value) => typeof value === 'number')
    // Sums of cents have no stray digits behind the second.
    const sum = Math.round(numbers.reduce((left, right) => left + right, 0) * 1e6) / 1e6
    return setAt(sums, path, sum)
  }, {})
}
