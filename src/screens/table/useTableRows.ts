import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type Row,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { sum as sumOf } from '#engine/expressions/values.ts'
import { getAt, setAt, type Json } from '#engine/record/path.ts'
import { createExactMatcher, createMatcher } from '#engine/text/ranking.ts'
import type { PlanColumn } from '#engine/plan/ReadPlan.ts'
import { unitPath } from '#engine/schema/property.ts'
import { compareKeys, type SortKey } from '#engine/table/sortKey.ts'
import { useTextSurroundings } from '#fields/values/valueText.ts'
import { columnKey, inCommonUnit } from '#fields/columns/columnKey.ts'
import { useColumnText } from '#fields/columns/columnText.ts'
import type { TableRow, TableSort } from '#ui/table/TableColumn.ts'
import { type ChosenFilters, filterTest } from './filterTest.ts'
import { searchedLines } from './searchedLines.ts'
import { useLanguage } from '#ui/text/useText.ts'

const features = tableFeatures({
  columnFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
})
type FoundRow = Row<typeof features, Json>
type FoundColumn = ColumnDef<typeof features, Json>

/** The column that the filter reads: all that a row shows. No path begins with a dot. */
const shownText = '.text'

interface TableRows {
  plan: readonly PlanColumn[]
  filters: readonly PlanColumn[]
  rows: readonly Json[]
  query: string
  chosen: ChosenFilters
  sort: readonly TableSort[]
}

/**
 * Filters, searches and sorts the rows of a table. Values are compared by their kind, and rows that show the very text
 * of the search come first.
 */
export function useTableRows({ plan, filters, rows, query, chosen, sort }: TableRows): readonly TableRow<Json>[] {
  const textIn = useColumnText()
  const around = useTextSurroundings()
  const language = useLanguage()
  const { columns, data } = useMemo(() => {
    const { compare } = new Intl.Collator(language, { numeric: true })
    const shown = plan.map((column) => ({ column, textOf: cachedText(column, textIn) }))
    const sorted = shown.map(({ column, textOf }): FoundColumn => {
      const { path: id } = column
      return {
        id,
        // Rows without a value come last, either way.
        accessorFn(row) {
          const key = columnKey(column, row, around, () => textOf(row))
          return key === '' ? undefined : key
        },
        sortFn: (left, right) => compareKeys(left.getValue<SortKey>(id), right.getValue<SortKey>(id), compare),
        sortUndefined: 'last',
      }
    })
    const filtered: FoundColumn = {
      id: shownText,
      accessorFn: searchedLines(shown, around),
      filterFn: keepIf(createMatcher),
    }
    const chosenBy = filters.map((filter): FoundColumn => {
      const { path, kind } = filter
      const filterFn = keepIf((values: readonly string[]) => filterTest(kind, values))
      return { id: filterId(path), accessorFn: (row) => inCommonUnit(filter, getAt(row, path), row), filterFn }
    })
    // The library caches the values of a row as long as `data` is the same array, even if the columns change.
    return { columns: [...sorted, filtered, ...chosenBy], data: [...rows] }
  }, [plan, filters, rows, textIn, around, language])
  const sorting = useMemo(() => sort.map(({ column, descending }) => ({ id: column, desc: descending })), [sort])
  const columnFilters = useMemo(() => {
    const values = Object.entries(chosen).map(([path, value]) => ({ id: filterId(path), value }))
    return query === '' ? values : [...values, { id: shownText, value: query }]
  }, [query, chosen])
  const table = useTable({
    features,
    columns,
    data,
    state: { sorting, columnFilters },
    // Without a filter the library would still make two objects for each row.
    manualFiltering: columnFilters.length === 0,
  })
  const { rows: found } = table.getRowModel()
  return useMemo(() => exactFirst(found, query), [found, query])
}

/** Puts the rows first that show the very text of the query: `LOC-1` before `LOC-10`. */
function exactFirst(rows: readonly FoundRow[], query: string): readonly FoundRow[] {
  if (query.trim() === '') return rows
  const isExact = createExactMatcher(query)
  const [exact, others]: [FoundRow[], FoundRow[]] = [[], []]
  for (const row of rows) (isExact(row.getValue<string>(shownText)) ? exact : others).push(row)
  return [...exact, ...others]
}

/** Keeps the rows whose value passes the test that a filter makes. */
const keepIf = <Filter, Value>(testOf: (filter: Filter) => (value: Value) => boolean) =>
  Object.assign((row: FoundRow, column: string, test: (value: Value) => boolean) => test(row.getValue<Value>(column)), {
    resolveFilterValue: testOf,
  })

const filterId = (path: string) => `.filter.${path}`

/** The words of a choice are looked up once for all rows that have it. */
function cachedText(column: PlanColumn, textIn: (column: PlanColumn, row: Json) => string): (row: Json) => string {
  if (column.kind !== 'choice' || column.through || column.isShown) return (row) => textIn(column, row)
  const known = new Map<unknown, string>()
  return (row) => {
    const value = getAt(row, column.path)
    const text = known.get(value) ?? textIn(column, row)
    known.set(value, text)
    return text
  }
}

/** The sums of the rows, as a record that the columns show. Undefined if no column has a sum. */
export function sumsOf(columns: readonly PlanColumn[], rows: readonly TableRow<Json>[]): Json | undefined {
  const summed = columns.filter(({ sum }) => sum)
  if (summed.length === 0) return undefined
  return summed.reduce<Json>((sums, { path, schema, isShown = () => true }) => {
    const all = rows.map(({ original }) => original)
    const counted = all.filter((row) => isShown(row) && typeof getAt(row, path) === 'number')
    const total = setAt(sums, path, sumOf(counted.map((row) => getAt(row, path))))
    const named = unitPath(schema)
    if (named === undefined) return total
    const [unit, ...others] = new Set(counted.map((row) => getAt(row, named)))
    // Ares and hectares have no sum.
    return others.length > 0 ? sums : setAt(total, named, unit)
  }, {})
}
