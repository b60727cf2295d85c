import { daysBetween, millisecondsOf, monthOf, parseDate } from '../formats/dates.ts'
import { isObject } from '../record/path.ts'
import { normalForm } from '../text/normalForm.ts'
import { add, divide, multiply, round, subtract } from './decimals.ts'

/**
 * Functions that compiled expressions call. An absent value is `undefined`: an operation on it is undefined as well, as
 * an error is in
 * CEL, and only what does not need the value has a result (`false && absent` is false). A record may hold anything until it
 * is validated: a value of another type than its field's counts as absent.
 */
type Value = unknown

/** Whether a value is there. An empty text and an empty list are values. */
export const has = (value: Value): boolean => value !== undefined && value !== null

/** The field of a record or a part of one, as it is stored. */
export const field = (holder: Value, name: string): Value =>
  isObject(holder) && Object.hasOwn(holder, name) ? holder[name] : undefined

/** The values of fields by their type, undefined where they have another one. */
export const number = (value: Value): Value => (Number.isFinite(value) ? value : undefined)
export const integer = (value: Value): Value => (Number.isInteger(value) ? value : undefined)
export const flag = (value: Value): Value => (typeof value === 'boolean' ? value : undefined)
/** A text in the one normal form in which texts compare. */
export const text = (value: Value): Value => (typeof value === 'string' ? normalForm(value) : undefined)

/** A day, from its text, as a number that grows with it; undefined for a text that is no day. */
export const day = (text: Value): Value => (typeof text === 'string' ? parseDate(text) : undefined)

/** The text of a day, dd/mm/yyyy. */
export function dayText(value: Value): string | undefined {
  if (typeof value !== 'number') return undefined
  const digits = `${value}`.padStart(8, '0')
  return [digits.slice(6), digits.slice(4, 6), digits.slice(0, 4)].join('/')
}

/** False if one side is false; else absent if one side is absent; else true. */
export function and(left: Value, right: () => Value): Value {
  if (left === false) return false
  const other = right()
  if (other === false) return false
  return has(left) && has(other) ? true : undefined
}

/** True if one side is true; else absent if one side is absent; else false. */
export function or(left: Value, right: () => Value): Value {
  if (left === true) return true
  const other = right()
  if (other === true) return true
  return has(left) && has(other) ? false : undefined
}

export const not = (value: Value): Value => (has(value) ? value === false : undefined)

export function choose(condition: Value, yes: () => Value, no: () => Value): Value {
  if (!has(condition)) return undefined
  return condition === true ? yes() : no()
}

/** Gives the result of an operation on two values; undefined where one of them is absent. */
const lift =
  <Left, Right>(operate: (left: Left, right: Right) => Value) =>
  (left: Value, right: Value): Value =>
    has(left) && has(right) ? operate(left as Left, right as Right) : undefined

/** Whether two values are the same, as JSON and CEL understand it. */
export function isEqual(left: Value, right: Value): boolean {
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((item, place) => isEqual(item, right[place]))
  }
  if (typeof left === 'string' && typeof right === 'string') return normalForm(left) === normalForm(right)
  if (!isObject(left) || !isObject(right)) return left === right
  const names = Object.keys(left)
  return names.length === Object.keys(right).length && names.every((name) => isEqual(left[name], right[name]))
}

export const equal = lift(isEqual)
export const unequal = lift((left, right) => !isEqual(left, right))
export const less = lift((left: number, right: number) => left < right)
export const atMost = lift((left: number, right: number) => left <= right)
export const more = lift((left: number, right: number) => left > right)
export const atLeast = lift((left: number, right: number) => left >= right)
/** Adds numbers, joins texts and lists. */
export const plus = lift((left: Value, right: Value) => {
  if (typeof left === 'number' && typeof right === 'number') return add(left, right)
  if (Array.isArray(left) && Array.isArray(right)) return (left as Value[]).concat(right)
  return typeof left === 'string' && typeof right === 'string' ? left + right : undefined
})
export const minus = lift(subtract)
export const days = lift(daysBetween)
/** Whole months from one day to another; from the 31st of a month on, the last day of a shorter one completes it. */
export const months = lift((from: number, to: number) => (from <= to ? wholeMonths(from, to) : -wholeMonths(to, from)))

function wholeMonths(from: number, to: number): number {
  const isLastDay = new Date(millisecondsOf(to + 1)).getUTCDate() === 1
  return monthOf(to) - monthOf(from) - (to % 100 >= from % 100 || isLastDay ? 0 : 1)
}

export const times = lift(multiply)
export const by = lift(divide)
/** Divides whole numbers; undefined for a divisor of zero. */
export const wholeBy = lift((left: number, right: number) => (right === 0 ? undefined : Math.trunc(left / right)))
export const remainder = lift((left: number, right: number) => (right === 0 ? undefined : left % right))
export const negative = (value: Value): Value => minus(0, value)
/** Functions of the name space `math`, named as in the extension library of CEL; decimals are ours. */
export const math = {
  round: (value: Value, decimals: Value = 0): Value => lift(round)(value, decimals),
  floor: (value: Value): Value => (typeof value === 'number' ? Math.floor(value) : undefined),
  ceil: (value: Value): Value => (typeof value === 'number' ? Math.ceil(value) : undefined),
}
/** The sum of numbers; absent where one of them is, or where there is no list since a value of it is missing. */
export const sum = (numbers: Value): Value => (has(numbers) ? items(numbers).reduce<Value>(plus, 0) : undefined)
/** The items of a list that a field holds; none where it is absent. */
export const items = (value: Value): Value[] => (Array.isArray(value) ? (value as Value[]) : [])
/** A list; undefined if one of its items is. */
export const list = (...items: Value[]): Value => (items.every(has) ? items : undefined)
export const isIn = lift((value, list) => items(list).some((item) => isEqual(value, item)))
export const itemAt = lift((list, place: number) => items(list)[place])

/** Number of items, or of characters. */
export function size(value: Value): Value {
  if (!has(value)) return undefined
  return typeof value === 'string' ? Array.from(value).length : (value as Value[]).length
}

export const contains = lift((text: string, part: string) => text.includes(part))
export const startsWith = lift((text: string, part: string) => text.startsWith(part))
export const endsWith = lift((text: string, part: string) => text.endsWith(part))
export const matches = lift((text: string, pattern: RegExp) => pattern.test(text))
const decimal = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i

/** A number, also out of a text; undefined for a text that is none. */
export function double(value: Value): Value {
  const isWritten = typeof value === 'string' && decimal.test(value)
  return number(isWritten ? Number(value) : value)
}
export const string = (value: Value): Value =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined

type Items = Value[] | undefined

export const all = (items: Items, test: (item: Value) => Value): Value =>
  items?.reduce<Value>((result, item) => and(result, () => test(item)), true)

export const exists = (items: Items, test: (item: Value) => Value): Value =>
  items?.reduce<Value>((result, item) => or(result, () => test(item)), false)

/** The results of an operation on each item; undefined if one of them is. */
export function map(items: Items, of: (item: Value) => Value): Value[] | undefined {
  const results = items?.map(of)
  return results?.every(has) ? results : undefined
}

export function filter(items: Items, test: (item: Value) => Value): Value[] | undefined {
  const kept = map(items, test)
  return kept && items?.filter((_, place) => kept[place] === true)
}
