import type { PlanFilter } from '#engine/plan/ReadPlan.ts'
import { setAt, type Json } from '#engine/record/path.ts'
import { isRanged } from '#engine/schema/kindOf.ts'
import { columnLabelKeys } from '#engine/words/wordKeys.ts'
import { useColumnText } from '#fields/columns/columnText.ts'
import { useText } from '#ui/text/useText.ts'
import { usePrinting } from '#ui/useMediaQuery.ts'
import { type ChosenFilters, rangeOf } from './filterTest.ts'
import { useOptions } from './useOptions.ts'

interface PrintedFiltersProps {
  filters: readonly PlanFilter[]
  rows: readonly Json[]
  chosen: ChosenFilters
  query: string
}

/** On paper, where the controls of a table are left out: a line for each filter that is on. */
export function PrintedFilters({ filters, rows, chosen, query }: PrintedFiltersProps) {
  const text = useText()
  const isPrinting = usePrinting()
  const active = filters.filter(({ path }) => chosen[path])
  if (!isPrinting || (active.length === 0 && query === '')) return null
  return (
    <ul className="on-paper printed-filters">
      {query !== '' && <li>{text('app:print.searched', { query })}</li>}
      {active.map((filter) => {
        const Printed = isRanged(filter.kind) ? PrintedRange : PrintedValues
        return <Printed key={filter.path} column={filter} rows={rows} chosen={chosen[filter.path] ?? []} />
      })}
    </ul>
  )
}

interface PrintedFilterProps {
  column: PlanFilter
  rows: readonly Json[]
  chosen: readonly string[]
}

function PrintedValues({ column, rows, chosen }: PrintedFilterProps) {
  const text = useText()
  const names = useOptions(column, rows, chosen).flatMap(([value, name]) => (chosen.includes(value) ? [name] : []))
  return <li>{text('app:print.filtered', { field: text(columnLabelKeys(column)), values: names.join(', ') })}</li>
}

/** A filter by range as a line of text: `01/01/2026 – …`. */
function PrintedRange({ column, chosen }: PrintedFilterProps) {
  const text = useText()
  const textOf = useColumnText()
  const shown = (limit: string): string => {
    const value = column.kind === 'date' ? limit.split('-').reverse().join('/') : Number(limit)
    return limit === '' ? '…' : textOf(column, setAt({}, column.path, value))
  }
  const values = rangeOf(chosen[0] ?? '')
    .map(shown)
    .join(' – ')
  return <li>{text('app:print.filtered', { field: text(columnLabelKeys(column)), values })}</li>
}
