import type { ReactNode } from 'react'

/** A column over rows of any kind. */
export interface TableColumn<Row> {
  id: string
  label: string
  cell: (row: Row) => ReactNode
  /** Share of the width. */
  width: 'narrow' | 'normal' | 'medium' | 'wide'
  /** Goes first where there is no room for all columns. */
  low?: boolean
  /** Shows under the rows what they have in all. */
  summed?: boolean
  /** Numbers stand at the end, so that their digits line up. */
  atEnd: boolean
  /** Tells what the row is called; the first such column heads its card. */
  names: boolean
}

/** A row under its key. */
export interface TableRow<Row> {
  id: string
  original: Row
}

/** The column that the rows are sorted by. */
export interface TableSort {
  column: string
  descending: boolean
}
