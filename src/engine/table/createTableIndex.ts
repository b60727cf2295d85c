import { plainLetters } from '../text/plainLetters.ts'
import { findRows, type Positions } from './findRows.ts'
import { prepared } from './prepared.ts'
import { inOrder, rankRows, type SortKey } from './rankRows.ts'

/** A column, as far as rows are found and put in order by it. */
export interface IndexColumn<Row> {
  /** The text in which a row is shown here; empty for no value. */
  textOf: (row: Row) => string
  /** By what a row is put in order here. */
  keyOf: (row: Row) => SortKey
}

/** What a list needs to be searched and sorted at once. It is made ahead, or when it is first needed, and kept. */
export interface TableIndex<Row> {
  /** The rows that hold every word of the query; all of them for an empty one. */
  find: (query: string) => Positions
  /** Rows in the order of a column; empty ones last, whichever way. */
  sort: (positions: Positions, column: number, descending: boolean) => Positions
  /** The rows at some positions. */
  rowsAt: (positions: Positions) => readonly Row[]
  /** Makes some of it ahead, in a fraction of a millisecond; false when all is made. */
  advance: () => boolean
}

const rowsInStep = 50

/** @param compare order of two texts in the language of the list */
export function createTableIndex<Row>(
  rows: readonly Row[],
  columns: readonly IndexColumn<Row>[],
  compare: (left: string, right: string) => number,
): TableIndex<Row> {
  // An iterator takes a hundred times as long.
  const all = new Uint32Array(rows.length).map((_, position) => position)
  const texts = prepared(() => plainTexts(rows, columns))
  const ranks = columns.map(({ keyOf }) => prepared(() => rankRows(rows, keyOf, compare)))
  return {
    find: (query) => (query.trim() === '' ? all : findRows(texts.take(), query)),
    sort(positions, column, descending) {
      const places = ranks[column]?.take()
      return places ? inOrder(positions, places, descending) : positions
    },
    rowsAt: (positions) => (positions === all ? rows : Array.from(positions, (position) => rows[position] as Row)),
    advance: () => [texts, ...ranks].some((part) => part.advance()),
  }
}

/** What each row shows, in plain letters. */
function* plainTexts<Row>(
  rows: readonly Row[],
  columns: readonly IndexColumn<Row>[],
): Generator<undefined, readonly string[]> {
  const texts: string[] = []
  for (const [position, row] of rows.entries()) {
    texts.push(plainLetters(columns.map(({ textOf }) => textOf(row)).join('\n')))
    if (position % rowsInStep === 0) yield
  }
  return texts
}
