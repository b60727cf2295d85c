import type { ReactNode } from 'react'
import { usePrinting, useMediaQuery } from '../useMediaQuery.ts'
import { CardList } from './CardList.tsx'
import { PaperTable } from './PlainTable.tsx'
import { RowTable } from './RowTable.tsx'
import type { TableColumn, TableRow, TableSort } from './TableColumn.ts'
import type { TablePlace } from './useRowWindow.ts'
import './table.css'

export interface DataTableProps<Row extends object> {
  /** Name of the table, for those who do not see what stands above it. */
  label: string
  columns: readonly TableColumn<Row>[]
  /** In the order in which they are shown. */
  rows: readonly TableRow<Row>[]
  sort: TableSort | undefined
  /** Called with the next order; undefined puts the rows back into their own. */
  onSort: (sort: TableSort | undefined) => void
  /** There is always an order. */
  isOrdered?: boolean | undefined
  /** What all rows together have, under the columns that say `summed`. */
  sums?: Row | undefined
  /** What a row offers, at its end. */
  actions?: { label: string; cell: (row: Row) => ReactNode }
  /** Where it opens, instead of at its top. */
  place?: TablePlace | undefined
}

/** All rows at once, of which only those near the visible part are in the document; cards on a narrow screen, all rows on paper. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const narrow = useMediaQuery('screen and (max-width: 767.98px)')
  const printing = usePrinting()
  return (
    <>
      <div className="on-screen">{narrow ? <CardList {...props} /> : <RowTable {...props} />}</div>
      {printing && <PaperTable {...props} />}
    </>
  )
}
