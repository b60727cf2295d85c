import { useMemo } from 'react'
import { dayNumber, parseDate } from '#engine/formats/dates.ts'
import { getAt, type Json } from '#engine/record/path.ts'
import type { Kind } from '#engine/schema/kindOf.ts'
import type { ShownValue } from '#engine/table/compareBy.ts'
import type { PlanColumn } from '#engine/table/planColumns.ts'
import { plainLetters } from '#engine/text/plainLetters.ts'
import { useColumnText } from '#fields/useColumnText.ts'

/** What the cells of a list hold, worked out when it is first asked for and kept for as long as the row lives. */
export interface ListCells {
  cellOf: (row: Json, position: number) => ShownValue
  /** All that a row shows, in plain letters, for the filter. */
  plainOf: (row: Json) => string
  /** How people call the record: by the column that leads to it, else by the first one. */
  nameOf: (row: Json) => string
}

/** The value by which a cell is put in order. A day becomes a number here, once, and not in each comparison. */
function orderOf(kind: Kind, value: unknown): unknown {
  if (kind !== 'date' || typeof value !== 'string') return value
  const day = parseDate(value)
  return day ? dayNumber(day) : value
}

/** Keeps what cells show. Rows never change, so it holds until the language does. */
export function useListCells(plan: readonly PlanColumn[]): ListCells {
  const shownText = useColumnText()
  return useMemo(() => {
    const cells = new WeakMap<Json, ShownValue[]>()
    const plain = new WeakMap<Json, string>()

    function cellOf(row: Json, position: number): ShownValue {
      const known = cells.get(row) ?? []
      const column = plan[position]
      if (!column) return { value: undefined, text: '' }
      known[position] ??= { value: orderOf(column.kind, getAt(row, column.path)), text: shownText(column, row) }
      cells.set(row, known)
      return known[position]
    }

    function plainOf(row: Json): string {
      const known = plain.get(row) ?? plainLetters(plan.map((_, position) => cellOf(row, position).text).join('\n'))
      plain.set(row, known)
      return known
    }

    const named = Math.max(
      0,
      plan.findIndex(({ to }) => to !== undefined),
    )
    return { cellOf, plainOf, nameOf: (row) => cellOf(row, named).text }
  }, [plan, shownText])
}
