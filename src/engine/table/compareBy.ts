import { dayNumber, parseDate } from '../formats/dates.ts'
import type { Kind } from '../schema/kindOf.ts'

/** A value with the text in which it is shown. */
export interface ShownValue {
  value: unknown
  text: string
}

/**
 * How two values of a kind are put in order: numbers as numbers, dates as days, all else by the shown text in the order
 * of the language. What is empty comes last.
 */
export function compareBy(kind: Kind, collator: { compare: (left: string, right: string) => number }) {
  return (left: ShownValue, right: ShownValue): number => {
    if (left.text === '' || right.text === '') return Number(left.text === '') - Number(right.text === '')
    const numbers = [left, right].map(({ value }) => numberOf(kind, value))
    const [first, second] = numbers
    return first !== undefined && second !== undefined ? first - second : collator.compare(left.text, right.text)
  }
}

function numberOf(kind: Kind, value: unknown): number | undefined {
  if (typeof value === 'number') return value
  if (kind !== 'date' || typeof value !== 'string') return undefined
  const day = parseDate(value)
  return day && dayNumber(day)
}
