import { dayNumber, today } from '#engine/formats/dates.ts'
import { dayText } from '#engine/expressions/values.ts'
import type { Json } from '#engine/record/path.ts'
import type { Operate } from '#engine/plan/ServerOperation.ts'

/** The values that a call itself gives a record, as the contract says. */
export function givenValues(operate: Operate, clock: () => Date): Json {
  const sets = operate.kind === 'record' ? operate.sets : {}
  const given = Object.entries(sets).map(([name, value]): [string, unknown] => [
    name,
    value === 'today()' ? dayText(dayNumber(today(clock))) : (value ?? undefined),
  ])
  return Object.fromEntries(given)
}
