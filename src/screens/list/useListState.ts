import { useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ListPlan, PlanColumn } from '#engine/plan/ReadPlan.ts'
import type { TableSort } from '#ui/table/TableColumn.ts'
import { useSameFunction } from '#ui/useSameFunction.ts'
import type { ChosenFilters } from './ListFilters.tsx'

/** Pause in typing after which the address holds the filter, in milliseconds. */
const pause = 300

/** How the address names the filter of a field. */
const nameOf = (path: string) => `filter.${path}`

function readSort(text: string, columns: readonly PlanColumn[]): TableSort | undefined {
  const descending = text.startsWith('-')
  const column = descending ? text.slice(1) : text
  return columns.some(({ path }) => path === column) ? { column, descending } : undefined
}

/**
 * What the list is searched, filtered and sorted by. It stands in the address (`?q=elan&filter.type=HOUSE&sort=-surface`),
 * so that coming back from a record finds the list as it was left.
 */
export function useListState({ columns, filters, order }: ListPlan) {
  const [search, setSearch] = useSearchParams()
  // Ahead of the address while that is on its way.
  const [said, setSaid] = useState<Readonly<Record<string, string>>>(() => Object.fromEntries(search))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // A late address must not lead back to a list that was left.
  useEffect(() => () => clearTimeout(timer.current), [])

  const flush = useSameFunction(() => {
    if (timer.current === undefined) return
    clearTimeout(timer.current)
    timer.current = undefined
    const written = Object.entries(said).map(([name, value]) => [name, value.trim()] as [string, string])
    setSearch(
      written.filter(([, value]) => value !== ''),
      { replace: true, preventScrollReset: true },
    )
  })
  // A choice goes into the address at once: later, it would call a link back that was pressed meanwhile.
  const tell = (changes: Readonly<Record<string, string>>, delay = 0): void => {
    setSaid((before) => ({ ...before, ...changes }))
    clearTimeout(timer.current)
    timer.current = setTimeout(flush, delay)
  }

  const unchosen = Object.fromEntries(filters.map(({ path }) => [nameOf(path), '']))
  const given = filters.map(({ path }): [string, string] => [path, said[nameOf(path)] ?? ''])
  const filled = JSON.stringify(given.filter(([, value]) => value !== ''))
  // The same object while only the query changes: rows are not filtered twice.
  const chosen = useMemo((): ChosenFilters => Object.fromEntries(JSON.parse(filled) as [string, string][]), [filled])
  const { q: query = '', sort: written = '' } = said
  return {
    query,
    chosen,
    sort: useMemo(() => readSort(written, columns) ?? order, [written, columns, order]),
    /** Writes to the address what it does not tell yet. */
    flush,
    filterBy: (q: string) => tell({ q }, pause),
    choose: (path: string, value: string) => tell({ [nameOf(path)]: value }),
    clearChosen: () => tell(unchosen),
    clear: () => tell({ ...unchosen, q: '' }),
    sortBy: (next: TableSort | undefined) => tell({ sort: next ? (next.descending ? '-' : '') + next.column : '' }),
  }
}
