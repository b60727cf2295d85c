import Button from 'antd/es/button'
import { useDeferredValue, type ReactNode } from 'react'
import type { PlanFilter } from '#engine/plan/ReadPlan.ts'
import type { Json } from '#engine/record/path.ts'
import { isRanged } from '#engine/schema/kindOf.ts'
import { columnLabelKeys } from '#engine/words/wordKeys.ts'
import { useText } from '#ui/text/useText.ts'
import { useMediaQuery } from '#ui/useMediaQuery.ts'
import { ChoiceFilter } from './ChoiceFilter.tsx'
import { type ChosenFilters, rangeOf } from './filterTest.ts'

interface TableFiltersProps {
  filters: readonly PlanFilter[]
  rows: readonly Json[]
  chosen: ChosenFilters
  /** The user has chosen something else than the table opens with. */
  isOwn: boolean
  /** Chooses the values that a field is filtered by. */
  onChoose: (filter: PlanFilter, values: readonly string[]) => void
  onClear: () => void
}

/** The fields that a table is filtered by; folded away on a narrow screen until the user chooses one. */
export function TableFilters({ filters, rows, chosen, isOwn, onChoose, onClear }: TableFiltersProps) {
  // The rows are painted before what can be chosen is gathered from all of them.
  const offered = useDeferredValue(rows)
  const text = useText()
  const narrow = useMediaQuery('(max-width: 767.98px)')
  const count = Object.keys(chosen).length
  if (filters.length === 0) return null
  const controls = (
    <div className="table-filters on-screen">
      {filters.map((column) => {
        const { path, kind } = column
        const label = text(columnLabelKeys(column))
        const shared = {
          label,
          chosen: chosen[path] ?? none,
          onChoose: (values: readonly string[]) => onChoose(column, values),
        }
        return isRanged(kind) ? (
          <RangeFilter key={path} {...shared} type={kind === 'date' ? 'date' : 'number'} />
        ) : (
          <ChoiceFilter key={path} {...shared} column={column} rows={offered} />
        )
      })}
      {count > 0 && <Button onClick={onClear}>{text('app:table.clearFilter')}</Button>}
    </div>
  )
  if (!narrow) return controls
  return (
    <details className="table-fold on-screen" open={isOwn || undefined}>
      <summary>{text('app:table.filters') + (count > 0 ? ` (${count})` : '')}</summary>
      {controls}
    </details>
  )
}

const none: readonly string[] = []

interface RangeFilterProps {
  label: string
  type: 'date' | 'number'
  chosen: readonly string[]
  onChoose: (values: readonly string[]) => void
}

/** A filter with a first and a last value; either may stay empty. */
function RangeFilter({ label, type, chosen, onChoose }: RangeFilterProps): ReactNode {
  const text = useText()
  const [from, to] = rangeOf(chosen[0] ?? '')
  const choose = (first: string, last: string) => onChoose(first === '' && last === '' ? [] : [`${first}..${last}`])
  const shared = { type, step: 'any', autoComplete: 'off' }
  return (
    <fieldset>
      <legend>{label}</legend>
      <input
        {...shared}
        aria-label={text('app:table.from', { field: label })}
        value={from}
        onChange={(event) => choose(event.target.value, to)}
      />
      <span aria-hidden>–</span>
      <input
        {...shared}
        aria-label={text('app:table.to', { field: label })}
        value={to}
        onChange={(event) => choose(from, event.target.value)}
      />
    </fieldset>
  )
}
