import { dayText } from '../expressions/values.ts'
import { today } from '../formats/dates.ts'
import type { GivenValues } from '../plan/ServerOperation.ts'
import { setAt, type Json } from '../record/path.ts'

/** The values that a call gives a record, by path: `today()` is the day of the clock, and null is no value. */
export function givenValues(sets: GivenValues, clock: () => Date): Json {
  const valueOf = (value: GivenValues[string]) => (value === 'today()' ? dayText(today(clock)) : (value ?? undefined))
  return Object.fromEntries(Object.entries(sets).map(([path, value]) => [path, valueOf(value)]))
}

/** A copy of a record with other values at some paths. */
export const withGiven = (record: Json, given: Json): Json =>
  Object.entries(given).reduce((whole, [path, value]) => setAt(whole, path, value), record)
