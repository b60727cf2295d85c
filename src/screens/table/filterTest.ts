import { isRanged, type Kind } from '#engine/schema/kindOf.ts'
import { sortKey } from '#engine/table/sortKey.ts'

/** The filters of a table: for each field the accepted values, or the first and the last, as `1..9`. */
export type ChosenFilters = Readonly<Record<string, readonly string[]>>

/** The first and the last value of a range; either may be empty. */
export function rangeOf(chosen: string): [from: string, to: string] {
  const [from = '', to = ''] = chosen.split('..')
  return [from, to]
}

/** The test of a value that a filter makes. A day is written as `2026-11-22`, as browsers do. */
export function filterTest(kind: Kind, chosen: readonly string[]): (value: unknown) => boolean {
  if (!isRanged(kind)) return (value) => [value].flat().some((one) => chosen.includes(String(one)))
  const [from, to] = rangeOf(chosen[0] ?? '').map((text) => (kind === 'date' ? text.replaceAll('-', '') : text))
  const first = from ? Number(from) : -Infinity
  const last = to ? Number(to) : Infinity
  return (value) => {
    const key = sortKey({ kind, schema: {} }, value, () => '')
    return typeof key === 'number' && key >= first && key <= last
  }
}
