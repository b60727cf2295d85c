import { daysBetween, millisecondsOf, monthOf, parseDate } from '../formats/dates.ts'
import { isObject } from '../record/path.ts'

/**
 * What compiled expressions call. An absent value is `undefined`: an operation on it is undefined as well, as an error is in
 * CEL, and only what does not need the value has a result (`false && absent` is false).
 */
type Value = unknown

const isAbsent = (value: Value): value is undefined | null => value === undefined || value === null

/** Whether a value is there. */
export const has = (value: Value): boolean => !isAbsent(value)

/** A day, from its text, as a number that grows with it; undefined for a text that is no day. */
export const day = (text: Value): Value => (typeof text === 'string' ? parseDate(text) : undefined)

/** The text of a day, dd/mm/yyyy. */
export function dayText(value: Value): string | undefined {
  if (typeof value !== 'number') return undefined
  const digits = `${value}`.padStart(8, '0')
  return [digits.slice(6), digits.slice(4, 6), digits.slice(0, 4)].join('/')
}

export function and(left: Value, right: () => Value): Value {
  if (left === false) return false
  const other = right()
  return other === false ? false : isAbsent(left) || isAbsent(other) ? undefined : true
}

export function or(left: Value, right: () => Value): Value {
  if (left === true) return true
  const other = right()
  return other === true ? true : isAbsent(left) || isAbsent(other) ? undefined : false
}

export const not = (value: Value): Value => (isAbsent(value) ? undefined : value === false)

export function choose(condition: Value, yes: () => Value, no: () => Value): Value {
  return isAbsent(condition) ? undefined : condition === true ? yes() : no()
}

/** Gives the result of an operation on two values; undefined where one of them is absent. */
const lift =
  <Left, Right>(operate: (left: Left, right: Right) => Value) =>
  (left: Value, right: Value): Value =>
    isAbsent(left) || isAbsent(right) ? undefined : operate(left as Left, right as Right)

/** Whether two values are the same, as JSON and CEL understand it. */
export function isSame(left: Value, right: Value): boolean {
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length && left.every((item, place) => isSame(item, right[place]))
  if (!isObject(left) || !isObject(right)) return left === right
  const names = Object.keys(left)
  return names.length === Object.keys(right).length && names.every((name) => isSame(left[name], right[name]))
}

export const equal = lift(isSame)
export const unequal = lift((left, right) => !isSame(left, right))
export const less = lift((left: number, right: number) => left < right)
export const atMost = lift((left: number, right: number) => left <= right)
export const more = lift((left: number, right: number) => left > right)
export const atLeast = lift((left: number, right: number) => left >= right)
/** Adds numbers, joins texts and lists. */
export const plus = lift((left: number, right: number) =>
  Array.isArray(left) ? (left as Value[]).concat(right) : left + right,
)
export const minus = lift((left: number, right: number) => left - right)
/** Days from one day to another. */
export const days = lift(daysBetween)
/** Whole months from one day to another; from the 31st of a month on, the last day of a shorter one completes it. */
export const months = lift((from: number, to: number) => (from <= to ? wholeMonths(from, to) : -wholeMonths(to, from)))

function wholeMonths(from: number, to: number): number {
  const isLastDay = new Date(millisecondsOf(to + 1)).getUTCDate() === 1
  return monthOf(to) - monthOf(from) - (to % 100 >= from % 100 || isLastDay ? 0 : 1)
}

export const times = lift((left: number, right: number) => left * right)
export const by = lift((left: number, right: number) => left / right)
/** Divides whole numbers; undefined for a divisor of zero. */
export const wholeBy = lift((left: number, right: number) => (right === 0 ? undefined : Math.trunc(left / right)))
export const remainder = lift((left: number, right: number) => (right === 0 ? undefined : left % right))
export const negative = (value: Value): Value => (isAbsent(value) ? undefined : -(value as number))
/** The sum of numbers; absent where one of them is, or where there is no list since a value of it is missing. */
export const sum = (numbers: Value): Value => (isAbsent(numbers) ? undefined : items(numbers).reduce<Value>(plus, 0))
/** The items of a list that a field holds; none where it is absent. */
export const items = (value: Value): Value[] => (Array.isArray(value) ? (value as Value[]) : [])
/** A list; undefined if one of its items is. */
export const list = (...items: Value[]): Value => (items.some(isAbsent) ? undefined : items)
export const isIn = lift((value, list) => items(list).some((item) => isSame(value, item)))
export const itemAt = lift((list, place: number) => items(list)[place])

/** Number of items, or of characters. */
export function size(value: Value): Value {
  return isAbsent(value) ? undefined : typeof value === 'string' ? Array.from(value).length : (value as Value[]).length
}

/** What is no text, since a record may hold anything until it is validated, counts as absent. */
const ofText = <Other>(operate: (text: string, other: Other) => Value) =>
  lift((text, other: Other) => (typeof text === 'string' ? operate(text, other) : undefined))

export const contains = ofText((text, part: string) => text.includes(part))
export const startsWith = ofText((text, part: string) => text.startsWith(part))
export const endsWith = ofText((text, part: string) => text.endsWith(part))
export const matches = ofText((text, pattern: RegExp) => pattern.test(text))
/** A number, also out of a text; undefined for a text that is none. */
export function double(value: Value): Value {
  const number = Number(value)
  return isAbsent(value) || value === '' || Number.isNaN(number) ? undefined : number
}
export const string = (value: Value): Value =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined

type Items = Value[] | undefined

export const all = (items: Items, holds: (item: Value) => Value): Value =>
  items?.reduce<Value>((result, item) => and(result, () => holds(item)), true)

export const exists = (items: Items, holds: (item: Value) => Value): Value =>
  items?.reduce<Value>((result, item) => or(result, () => holds(item)), false)

/** The results of an operation on each item; undefined if one of them is. */
export function map(items: Items, of: (item: Value) => Value): Value[] | undefined {
  const results = items?.map(of)
  return results?.some(isAbsent) ? undefined : results
}

export function filter(items: Items, holds: (item: Value) => Value): Value[] | undefined {
  const kept = map(items, holds)
  return kept && items?.filter((_, place) => kept[place] === true)
}
