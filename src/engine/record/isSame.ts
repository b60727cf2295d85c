import { normalForm } from '../text/normalForm.ts'
import { getAt, isObject, setAt, type Json } from './path.ts'

/** Whether two values say the same; a value that is empty says as much as one that is not there. */
export function isSame(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true
  if (isEmpty(left) || isEmpty(right)) return isEmpty(left) && isEmpty(right)
  if (typeof left === 'string' && typeof right === 'string') return normalForm(left) === normalForm(right)
  if (Array.isArray(left)) {
    return Array.isArray(right) && left.length === right.length && left.every((one, at) => isSame(one, right[at]))
  }
  if (!isObject(left) || !isObject(right)) return false
  const names = new Set([left, right].flatMap(Object.keys))
  return [...names].every((name) => isSame(ownValue(left, name), ownValue(right, name)))
}

/** A record with a value at a path; itself where what stands there says the same. */
export const withValue = (record: Json, path: string, value: unknown): Json =>
  isSame(getAt(record, path), value) ? record : setAt(record, path, value)

/** Whether nothing was said: no value, or a holder of nothing but such. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  if (Array.isArray(value)) return value.every(isEmpty)
  return isObject(value) && Object.values(value).every(isEmpty)
}

const ownValue = (holder: object, name: string): unknown =>
  Object.hasOwn(holder, name) ? holder[name as keyof typeof holder] : undefined
