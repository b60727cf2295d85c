import { useEffect, useMemo } from 'react'
import { getAt, type Json } from '#engine/record/path.ts'
import { createTableIndex, type IndexColumn, type TableIndex } from '#engine/table/createTableIndex.ts'
import type { PlanColumn } from '#engine/table/planColumns.ts'
import { sortKey } from '#engine/table/sortKey.ts'
import { useColumnText } from '#fields/useColumnText.ts'
import { useLanguage } from '#ui/text/useText.ts'
import { whenIdle } from '#ui/whenIdle.ts'

/** What rows are found and sorted by; it holds until the rows or the language change, or names of lookups come. */
export function useListIndex(plan: readonly PlanColumn[], rows: readonly Json[]): TableIndex<Json> {
  const shownText = useColumnText()
  const language = useLanguage()
  const index = useMemo(() => {
    const { compare } = new Intl.Collator(language, { numeric: true })
    const columns = plan.map((column): IndexColumn<Json> => {
      const textOf = textsOf(column, shownText)
      const keyOf = (row: Json) => sortKey(column.kind, getAt(row, column.path), () => textOf(row))
      return { textOf, keyOf }
    })
    return createTableIndex(rows, columns, compare)
  }, [plan, rows, shownText, language])
  useEffect(() => whenIdle(index.advance), [index])
  return index
}

/** The words of a choice are looked up once for all rows that have it. */
function textsOf(column: PlanColumn, shownText: (column: PlanColumn, row: Json) => string): (row: Json) => string {
  if (column.kind !== 'choice') return (row) => shownText(column, row)
  const known = new Map<unknown, string>()
  return (row) => {
    const value = getAt(row, column.path)
    const text = known.get(value) ?? shownText(column, row)
    known.set(value, text)
    return text
  }
}
