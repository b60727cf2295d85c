import Button from 'antd/es/button'
import { useDeferredValue, useMemo, type ReactNode } from 'react'
import type { PlanColumn } from '#engine/plan/ReadPlan.ts'
import { getAt, isAbsent, setAt, type Json } from '#engine/record/path.ts'
import type { Kind } from '#engine/schema/kindOf.ts'
import { sortKey } from '#engine/table/sortKey.ts'
import { columnLabelKeys } from '#engine/text/wordKeys.ts'
import { useColumnText } from '#fields/values/columnText.ts'
import { useLanguage, useText } from '#ui/text/useText.ts'
import { useMediaQuery } from '#ui/useMediaQuery.ts'

/** What a list is filtered by: for each field the value that it must have, or the first and the last, as `1..9`. */
export type ChosenFilters = Readonly<Record<string, string>>

/** Whether a field of a kind is filtered by the first and the last value. */
const isRanged = (kind: Kind): boolean => kind === 'date' || kind === 'number'

/** The first and the last value of a range; either may be empty. */
function rangeOf(chosen: string): [from: string, to: string] {
  const [from = '', to = ''] = chosen.split('..')
  return [from, to]
}

/** The test of a value that a filter makes. A day is written as `2026-11-22`, as browsers do. */
export function filterTest(kind: Kind, chosen: string): (value: unknown) => boolean {
  if (!isRanged(kind)) return (value) => [value].flat().some((one) => String(one) === chosen)
  const [from, to] = rangeOf(chosen).map((text) => (kind === 'date' ? text.replaceAll('-', '') : text))
  const first = from ? Number(from) : -Infinity
  const last = to ? Number(to) : Infinity
  return (value) => {
    const key = sortKey(kind, value, () => '')
    return typeof key === 'number' && key >= first && key <= last
  }
}

interface ListFiltersProps {
  filters: readonly PlanColumn[]
  rows: readonly Json[]
  chosen: ChosenFilters
  /** Chooses what a field is filtered by; an empty text for nothing. */
  onChoose: (path: string, value: string) => void
  onClear: () => void
}

/** The fields that a list is filtered by; folded away on a narrow screen until one is chosen. */
export function ListFilters({ filters, rows, chosen, onChoose, onClear }: ListFiltersProps) {
  // The rows are painted before what can be chosen is gathered from all of them.
  const offered = useDeferredValue(rows)
  const text = useText()
  const narrow = useMediaQuery('(max-width: 767.98px)')
  const count = Object.keys(chosen).length
  if (filters.length === 0) return null
  const controls = (
    <div className="list-filters">
      {filters.map((column) => {
        const { path, kind } = column
        const label = text(columnLabelKeys(column))
        const shared = { label, value: chosen[path] ?? '', onChange: (value: string) => onChoose(path, value) }
        return isRanged(kind) ? (
          <RangeFilter key={path} {...shared} type={kind === 'date' ? 'date' : 'number'} />
        ) : (
          <ChoiceFilter key={path} {...shared} column={column} rows={offered} />
        )
      })}
      {count > 0 && <Button onClick={onClear}>{text('app:list.clearFilter')}</Button>}
    </div>
  )
  if (!narrow) return controls
  return (
    <details className="list-fold" open={count > 0 || undefined}>
      <summary>{text('app:list.filters') + (count > 0 ? ` (${count})` : '')}</summary>
      {controls}
    </details>
  )
}

interface FilterProps {
  label: string
  value: string
  onChange: (value: string) => void
}

/** One of the values that rows have. */
function ChoiceFilter({
  label,
  value,
  onChange,
  column,
  rows,
}: FilterProps & { column: PlanColumn; rows: readonly Json[] }) {
  const text = useText()
  const language = useLanguage()
  const textIn = useColumnText()
  const options = useMemo(() => {
    const known = new Map<string, string>()
    for (const row of rows) {
      const value = getAt(row, column.path)
      for (const one of Array.isArray(value) ? (value as unknown[]) : [value])
        if (!isAbsent(one) && !known.has(String(one)))
          known.set(String(one), textIn(column, one === value ? row : setAt(row, column.path, [one])))
    }
    const { compare } = new Intl.Collator(language, { numeric: true })
    return [...known].sort(([, left], [, right]) => compare(left, right))
  }, [rows, column, textIn, language])
  return (
    <label>
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{text('app:list.all')}</option>
        {options.map(([option, shown]) => (
          <option key={option} value={option}>
            {shown}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The first and the last value, either of which may be left open. */
function RangeFilter({ label, value, onChange, type }: FilterProps & { type: 'date' | 'number' }): ReactNode {
  const text = useText()
  const [from, to] = rangeOf(value)
  const choose = (first: string, last: string) => onChange(first === '' && last === '' ? '' : `${first}..${last}`)
  const shared = { type, step: 'any', autoComplete: 'off' }
  return (
    <fieldset>
      <legend>{label}</legend>
      <input
        {...shared}
        aria-label={text('app:list.from', { field: label })}
        value={from}
        onChange={(event) => choose(event.target.value, to)}
      />
      <input
        {...shared}
        aria-label={text('app:list.to', { field: label })}
        value={to}
        onChange={(event) => choose(from, event.target.value)}
      />
    </fieldset>
  )
}
