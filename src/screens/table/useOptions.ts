import { useMemo } from 'react'
import type { PlanColumn } from '#engine/plan/ReadPlan.ts'
import { getAt, isAbsent, setAt, type Json } from '#engine/record/path.ts'
import { placesIn } from '#engine/table/sortKey.ts'
import { useColumnText } from '#fields/columns/columnText.ts'
import { useLanguage } from '#ui/text/useText.ts'

/** The values of the rows and the chosen values, with their words: in declared order, else sorted by their words. */
export function useOptions(column: PlanColumn, rows: readonly Json[], chosen: readonly string[]): [string, string][] {
  const language = useLanguage()
  const textIn = useColumnText()
  return useMemo(() => {
    const { path, schema } = column
    const known = new Map<string, string>()
    const offer = (one: unknown, row: Json): void => {
      if (!isAbsent(one) && !known.has(String(one))) known.set(String(one), textIn(column, row))
    }
    for (const row of rows) {
      const value = getAt(row, path)
      for (const one of [value].flat()) offer(one, one === value ? row : setAt(row, path, [one]))
    }
    for (const one of chosen) offer(one, setAt({}, path, schema.items ? [one] : one))
    const { compare } = new Intl.Collator(language, { numeric: true })
    const placeOf = (value: string) => placesIn(schema, value)[0] ?? Infinity
    return [...known].sort(([left, leftText], [right, rightText]) => {
      const [before, after] = [placeOf(left), placeOf(right)]
      return before === after ? compare(leftText, rightText) : before - after
    })
  }, [column, rows, chosen, textIn, language])
}
