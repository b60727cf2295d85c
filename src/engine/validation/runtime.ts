import * as cel from '../expressions/values.ts'
import { dayNumber, today } from '../formats/dates.ts'
import { isObject } from '../record/path.ts'

/** What generated validators call. */
export interface ValidatorRuntime {
  /** Length of a text in characters, as JSON Schema counts them. */
  ucs2length: (text: string) => number
  equal: (left: unknown, right: unknown) => boolean
  /** Functions of expressions; `today` gives the day now, as a number. */
  cel: typeof cel & { today: () => number }
}

export const createRuntime = (clock: () => Date): ValidatorRuntime => ({
  ucs2length(text) {
    let length = 0
    for (const _ of text) length += 1
    return length
  },
  equal,
  cel: { ...cel, today: () => dayNumber(today(clock)) },
})

function equal(left: unknown, right: unknown): boolean {
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((item, index) => equal(item, right[index]))
  }
  if (isObject(left) && isObject(right)) {
    const names = Object.keys(left)
    return names.length === Object.keys(right).length && names.every((name) => equal(left[name], right[name]))
  }
  return left === right
}
