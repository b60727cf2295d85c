import { useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isSame } from '#engine/record/isSame.ts'
import type { TablePlan, PlanColumn, PlanFilter, PlanOrder } from '#engine/plan/ReadPlan.ts'
import type { TableSort } from '#ui/table/TableColumn.ts'
import { useSameFunction } from '#ui/useSameFunction.ts'
import { useStable } from '#ui/useStable.ts'
import type { ChosenFilters } from './filterTest.ts'

/** Pause in typing after which the address holds the filter, in milliseconds. */
const addressDelayMs = 300

const filterPrefix = 'filter.'
/** How the address names the filter of a field. */
const nameOf = (path: string) => filterPrefix + path

function readSort(text: string, columns: readonly PlanColumn[]): TableSort | undefined {
  const descending = text.startsWith('-')
  const column = descending ? text.slice(1) : text
  return columns.some(({ path }) => path === column) ? { column, descending } : undefined
}

/** The values of the address, by name. */
type Written = Readonly<Record<string, readonly string[]>>

const writtenIn = (search: URLSearchParams): Written =>
  Object.fromEntries([...search.keys()].map((name) => [name, search.getAll(name)]))

/** How the address says that a filter was cleared that the table opens with. */
const cleared = ['']

/**
 * The query, filters and order of a table. It stands in the address
 * (`?q=elan&filter.type=HOUSE&filter.type=LAND&sort=-surface`), so that coming back from a record finds the table as it was
 * left.
 */
export function useTableState({ columns, filters, order = none }: TablePlan) {
  const [search, setSearch] = useSearchParams()
  // Ahead of the address while that is on its way.
  const [inAddress, setInAddress] = useState(() => writtenIn(search))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // A late address must not lead back to a table that was left.
  useEffect(() => () => clearTimeout(timer.current), [])

  const flush = useSameFunction(() => {
    if (timer.current === undefined) return
    clearTimeout(timer.current)
    timer.current = undefined
    const written = Object.entries(inAddress).flatMap(([name, values]) => values.map((value) => [name, value.trim()]))
    const isTold = ([name = '', value]: string[]) => value !== '' || name.startsWith(filterPrefix)
    setSearch(written.filter(isTold) as [string, string][], { replace: true, preventScrollReset: true })
  })
  // A choice goes into the address at once: later, it would call a link back that was pressed meanwhile.
  const tell = (changes: Written, delay = 0): void => {
    setInAddress((before) => ({ ...before, ...changes }))
    clearTimeout(timer.current)
    timer.current = setTimeout(flush, delay)
  }

  /** The parameters of a filter in the address. None if the table opens with these values. */
  const chosenBy = ({ path, initial = [] }: PlanFilter, values: readonly string[]): Written => {
    const isInitial = values.length === initial.length && values.every((value) => initial.includes(value))
    if (isInitial) return { [nameOf(path)]: [] }
    return { [nameOf(path)]: values.length === 0 ? cleared : values }
  }
  const valuesOf = ({ path, initial = [] }: PlanFilter): readonly string[] => {
    const values = inAddress[nameOf(path)] ?? []
    return values.length === 0 ? initial : values.filter((value) => value !== '')
  }
  const clearedFilters = (): Written => {
    const parameters: Record<string, readonly string[]> = {}
    for (const filter of filters) Object.assign(parameters, chosenBy(filter, []))
    return parameters
  }
  const given = filters.map((filter) => [filter.path, valuesOf(filter)] as const)
  // The same object while only the query changes: rows are not filtered twice.
  const chosen: ChosenFilters = useStable(Object.fromEntries(given.filter(([, values]) => values.length > 0)), isSame)
  const [query = ''] = inAddress['q'] ?? []
  const [written = ''] = inAddress['sort'] ?? []
  return {
    query,
    chosen,
    /** The user has chosen something else than the table opens with. */
    isOwn: filters.some(({ path }) => (inAddress[nameOf(path)] ?? []).length > 0),
    sort: useMemo(() => {
      const first = readSort(written, columns)
      return first ? [first, ...order.filter(({ column }) => column !== first.column)] : order
    }, [written, columns, order]),
    /** Writes pending changes to the address. */
    flush,
    filterBy: (q: string) => tell({ q: [q] }, addressDelayMs),
    choose: (filter: PlanFilter, values: readonly string[]) => tell(chosenBy(filter, values)),
    clearChosen: () => tell(clearedFilters()),
    clear: () => tell({ ...clearedFilters(), q: [] }),
    sortBy: (next: TableSort | undefined) => tell({ sort: next ? [(next.descending ? '-' : '') + next.column] : [] }),
  }
}

const none: readonly PlanOrder[] = []
