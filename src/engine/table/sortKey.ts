import { dayNumber, parseDate } from '../formats/dates.ts'
import type { Kind } from '../schema/kindOf.ts'
import type { SortKey } from './rankRows.ts'

/**
 * By what a value of a kind is put in order: numbers as numbers, dates as days, all else by the text in which it is shown.
 * @param textOf gives that text, which is only made where it counts
 */
export function sortKey(kind: Kind, value: unknown, textOf: () => string): SortKey {
  if (typeof value === 'number') return value
  const day = kind === 'date' && typeof value === 'string' ? parseDate(value) : undefined
  return day ? dayNumber(day) : textOf()
}
