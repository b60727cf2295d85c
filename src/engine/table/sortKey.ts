import { dayNumber, parseDate } from '../formats/dates.ts'
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
  return day ? dayNumber(day) : textOf()
}

/**
 * Ranks the keys of a column, numbers before texts; an empty text has no rank. Collation is slow, so each text is collated
 * once a column, and rows are sorted by numbers however often the order changes.
 */
export function rankKeys(
  keys: readonly SortKey[],
  collate: (left: string, right: string) => number,
): (number | undefined)[] {
  const values = [...new Set(keys)]
  const numbers = values.filter((key) => typeof key === 'number').sort((left, right) => left - right)
  const texts = values.filter((key) => typeof key === 'string' && key !== '').map(String)
  const ranks = new Map<SortKey, number>(numbers.map((key, rank) => [key, rank]))
  let before: string | undefined
  let rank = numbers.length - 1
  for (const text of texts.sort(collate)) {
    if (before === undefined || collate(before, text) !== 0) rank += 1
    ranks.set(text, rank)
    before = text
  }
  return keys.map((key) => ranks.get(key))
}
