import { createSortedRowModel, rowSortingFeature, tableFeatures, useTable, type ColumnDef } from '@tanstack/react-table'
import { useMemo } from 'react'
import type { TableColumn, TableSort } from './TableColumn.ts'

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() })

interface Sortable<Row> {
  rows: readonly Row[]
  columns: readonly TableColumn<Row>[]
  keyOf: (row: Row) => string
  sort: TableSort | undefined
}

/** The rows in the order of the sorted column, each with its key; in their own order where none is sorted. */
export function useSortedRows<Row extends object>({ rows, columns, keyOf, sort }: Sortable<Row>) {
  const definitions = useMemo(
    () =>
      columns.map(({ id, compare, isEmpty }): ColumnDef<typeof features, Row> => ({
        id,
        accessorFn: (row) => (isEmpty(row) ? undefined : row),
        sortFn: (left, right) => compare(left.original, right.original),
        sortUndefined: 'last',
      })),
    [columns],
  )
  const sorting = useMemo(() => (sort ? [{ id: sort.column, desc: sort.descending }] : []), [sort])
  const table = useTable({ features, columns: definitions, data: rows, getRowId: keyOf, state: { sorting } })
  return table.getRowModel().rows
}
