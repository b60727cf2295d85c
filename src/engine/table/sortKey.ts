import { parseDate } from '../formats/dates.ts'
import type { Kind } from '../schema/kindOf.ts'

/** A number, or a text in the order of the language; an empty text is no value. */
export type SortKey = number | string

/**
 * The sort key of a value: numbers as numbers, dates as days, all else by the text in which it is shown.
 * @param textOf gives that text, which is only made where it counts
 */
export function sortKey(kind: Kind, value: unknown, textOf: () => string): SortKey {
  if (typeof value === 'number') return value
  const day = kind === 'date' && typeof value === 'string' ? parseDate(value) : undefined
  return day ?? textOf()
}

/** Compares keys of a column, numbers before texts. */
export function compareKeys(left: SortKey, right: SortKey, collate: (left: string, right: string) => number): number {
  if (typeof left === 'number') return typeof right === 'number' ? left - right : -1
  return typeof right === 'number' ? 1 : collate(left, right)
}
