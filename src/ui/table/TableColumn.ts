import type { ReactNode } from 'react'

export interface TableColumn<Row> {
  id: string
  label: string
  cell: (row: Row) => ReactNode
  width: 'narrow' | 'normal' | 'medium' | 'wide'
  /** Goes first where there is no room for all columns. */
  low?: boolean
  /** Shows under the rows what they have in all; no condition on a row speaks of that. */
  sum?: ((sums: Row) => ReactNode) | undefined
  /** Numbers stand at the end, so that their digits line up. */
  atEnd: boolean
  /** Tells what the row is called; the first such column heads its card. */
  names: boolean
}

export interface TableRow<Row> {
  id: string
  original: Row
}

export interface TableSort {
  column: string
  descending: boolean
}

export interface TablePlace {
  /** How far the page was scrolled, in pixels. */
  top: number
  /** Key of the first row in sight. */
  first?: string | undefined
}

export interface DataTableProps<Row extends object> {
  /** Name of the table, for those who do not see what stands above it. */
  label: string
  columns: readonly TableColumn<Row>[]
  /** In the order in which they are shown. */
  rows: readonly TableRow<Row>[]
  /**
   * The key of a row, which stays the same after a reload. Undefined if a row has only its position. Only rows on the
   * page are asked: ids of all of them would make each key of a filter slower.
   */
  keyOf: (row: Row) => string | undefined
  sort: TableSort | undefined
  /** Called with the next order; undefined puts the rows back into their own. */
  onSort: (sort: TableSort | undefined) => void
  /** There is always an order. */
  isOrdered?: boolean | undefined
  /** The sums of all rows, under the columns with a `sum`. */
  sums?: Row | undefined
  actions?: { label: string; cell: (row: Row) => ReactNode }
  /** Where it opens, instead of at its top. */
  place?: TablePlace | undefined
}
