import type { Kind } from '#engine/schema/kinds.ts'
import { sortKey } from '#engine/table/sortKey.ts'

/** What a list is filtered by: for each field the value that it must have, or the first and the last, as `1..9`. */
export type ChosenFilters = Readonly<Record<string, string>>

/** Whether a field of a kind is filtered by the first and the last value. */
export const isRanged = (kind: Kind): boolean => kind === 'date' || kind === 'number'

/** The first and the last value of a range; either may be empty. */
export function rangeOf(chosen: string): [from: string, to: string] {
  const [from = '', to = ''] = chosen.split('..')
  return [from, to]
}

/** The test of a value that a filter makes. A day is written as `2026-11-22`, as browsers do. */
export function filterTest(kind: Kind, chosen: string): (value: unknown) => boolean {
  if (!isRanged(kind)) return (value) => [value].flat().some((one) => String(one) === chosen)
  const [from, to] = rangeOf(chosen).map((text) => (kind === 'date' ? text.replaceAll('-', '') : text))
  const first = from ? Number(from) : -Infinity
  const last = to ? Number(to) : Infinity
  return (value) => {
    const key = sortKey(kind, value, () => '')
    return typeof key === 'number' && key >= first && key <= last
  }
}
