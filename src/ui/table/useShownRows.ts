import { rowSortingFeature, tableFeatures, useTable, type ColumnDef } from '@tanstack/react-table'
import type { VirtualItem } from '@tanstack/react-virtual'
import { useMemo } from 'react'
import type { DataTableProps } from './DataTable.tsx'

const features = tableFeatures({ rowSortingFeature })

/**
 * The rows of the table that are near what is visible, each with its key and its position in the whole list. Only they
 * are rows to the table: all it needs of the others is how many they are, and making them takes time and memory.
 */
export function useShownRows<Row extends object>(
  { rows, columns, keyOf, sort }: DataTableProps<Row>,
  items: readonly VirtualItem[],
): { id: string; original: Row; position: number }[] {
  const definitions = useMemo(() => columns.map(({ id }): ColumnDef<typeof features, Row> => ({ id })), [columns])
  const sorting = useMemo(() => (sort ? [{ id: sort.column, desc: sort.descending }] : []), [sort])
  const near = useMemo(
    () => items.flatMap(({ index }) => (rows[index] ? [{ row: rows[index], position: index }] : [])),
    [items, rows],
  )
  const data = useMemo(() => near.map(({ row }) => row), [near])
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: keyOf,
    manualSorting: true,
    state: { sorting },
  })
  return table
    .getRowModel()
    .rows.map(({ id, original }, index) => ({ id, original, position: near[index]?.position ?? 0 }))
}
