import { useEffect, useMemo } from 'react'
import { bareNumber } from '#engine/formats/bareNumber.ts'
import type { Formats } from '#engine/formats/createFormats.ts'
import { getAt, type Json } from '#engine/record/path.ts'
import { createTableIndex, type IndexColumn, type TableIndex } from '#engine/table/createTableIndex.ts'
import type { PlanColumn } from '#engine/table/planColumns.ts'
import { sortKey } from '#engine/table/sortKey.ts'
import { useFieldServices } from '#fields/FieldServices.ts'
import { useColumnText } from '#fields/useColumnText.ts'
import { useLanguage } from '#ui/text/useText.ts'
import { whenIdle } from '#ui/whenIdle.ts'

/** What rows are found and sorted by; it holds until the rows or the language change, or names of lookups come. */
export function useListIndex(plan: readonly PlanColumn[], rows: readonly Json[]): TableIndex<Json> {
  const shownText = useColumnText()
  const language = useLanguage()
  const { formats } = useFieldServices()
  const index = useMemo(() => {
    const { compare } = new Intl.Collator(language, { numeric: true })
    const columns = plan.map((column): IndexColumn<Json> => {
      const shownOf = textsOf(column, shownText)
      const numbers = numbersIn(column, formats)
      const textOf = (row: Json) => [shownOf(row), ...numbers.map((path) => bareAt(row, path))].join('\n')
      const keyOf = (row: Json) => sortKey(column.kind, getAt(row, column.path), () => shownOf(row))
      return { textOf: numbers.length > 0 ? textOf : shownOf, keyOf }
    })
    return createTableIndex(rows, columns, compare)
  }, [plan, rows, shownText, language, formats])
  useEffect(() => whenIdle(index.advance), [index])
  return index
}

/** Paths of the fields that a column shows in groups; they are found without them too. */
function numbersIn({ path, lines, texts, schema, kind }: PlanColumn, formats: Formats): string[] {
  const parts = lines ?? (texts && Object.values(texts.fields))
  if (parts) return parts.flatMap((part) => numbersIn(part, formats))
  return kind === 'phone' || formats[schema.format ?? '']?.definition.groups ? [path] : []
}

function bareAt(row: Json, path: string): string {
  const value = getAt(row, path)
  return typeof value === 'string' ? bareNumber(value) : ''
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
