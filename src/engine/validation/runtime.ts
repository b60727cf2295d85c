import * as cel from '../expressions/values.ts'
import { dayNumber, today } from '../formats/dates.ts'
import { isObject, type Json } from '../record/path.ts'

/** What generated validators call. */
export interface ValidatorRuntime {
  /** Length of a text in characters, as JSON Schema counts them. */
  ucs2length: (text: string) => number
  equal: (left: unknown, right: unknown) => boolean
  /** Functions of expressions; `today` gives the day now, as a number, and `rowOf` the record at which a field points. */
  cel: typeof cel & { today: () => number; rowOf: RowOf }
}

/** The row of a record at which a field points; undefined where that is not known. @param name of its kind, `folder/name` */
export type RowOf = (name: string, id: unknown) => Json | undefined

/** Where nothing points at anything. */
export const noRows: RowOf = () => undefined

export const createRuntime = (clock: () => Date, rowOf: RowOf = noRows): ValidatorRuntime => ({
  ucs2length(text) {
    let length = 0
    for (const _ of text) length += 1
    return length
  },
  equal,
  cel: { ...cel, today: () => dayNumber(today(clock)), rowOf },
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
