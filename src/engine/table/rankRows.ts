import type { Positions } from './findRows.ts'
import { sortTexts } from './sortTexts.ts'

/** By what a row is put in order: a number, or a text in the order of the language; an empty text is no value. */
export type SortKey = number | string

/** The places of rows in the order of a column: those that are alike share one, and those without a value the last. */
export interface Ranks {
  /** The place of each row, by its position in the list. */
  places: Uint32Array
  /** How many places rows with a value have. */
  count: number
}

const rowsInStep = 100

/**
 * Puts rows in order once, so that they can be shown in it, either way and filtered, without being compared again. What
 * many rows share is compared once for all of them. Numbers come before texts.
 */
export function* rankRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => SortKey,
  compare: (left: string, right: string) => number,
): Generator<undefined, Ranks> {
  const keys: SortKey[] = []
  for (const row of rows) {
    keys.push(keyOf(row))
    if (keys.length % rowsInStep === 0) yield
  }
  const numbers = distinct(keys.filter((key) => typeof key === 'number'))
  const texts = new Set(keys.filter((key) => typeof key === 'string'))
  texts.delete('')
  const placeOf = new Map<string, number>()
  let count = numbers.length
  let before: string | undefined
  for (const text of yield* sortTexts([...texts], compare)) {
    if (before === undefined || compare(before, text) !== 0) count += 1
    placeOf.set(text, count - 1)
    before = text
  }
  const places = Uint32Array.from(keys, (key) =>
    typeof key === 'number' ? placeAmong(numbers, key) : (placeOf.get(key) ?? count),
  )
  return { places, count }
}

/** The numbers in their order, each once. */
function distinct(values: readonly number[]): Float64Array {
  return Float64Array.from(values)
    .sort()
    .filter((value, position, sorted) => position === 0 || value !== sorted[position - 1])
}

/** Where a number stands among those in order, of which it is one. */
function placeAmong(ordered: Float64Array, value: number): number {
  let low = 0
  let high = ordered.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ordered[middle] ?? value) < value) low = middle + 1
    else high = middle
  }
  return low
}

/** Rows in the order of their places; those that share one stay as they came, and those without a value come last. */
export function inOrder(positions: Positions, { places, count }: Ranks, descending: boolean): Positions {
  const slotOf = (position: number): number => {
    const place = places[position] ?? count
    return descending && place < count ? count - 1 - place : place
  }
  const starts = new Uint32Array(count + 2)
  for (const position of positions) starts[slotOf(position) + 1] = (starts[slotOf(position) + 1] ?? 0) + 1
  for (let slot = 1; slot < starts.length; slot += 1) starts[slot] = (starts[slot] ?? 0) + (starts[slot - 1] ?? 0)
  const ordered = new Uint32Array(positions.length)
  for (const position of positions) {
    const slot = slotOf(position)
    const start = starts[slot] ?? 0
    ordered[start] = position
    starts[slot] = start + 1
  }
  return ordered
}
