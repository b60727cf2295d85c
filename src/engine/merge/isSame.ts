import { isObject } from '../record/path.ts'
import { isShownOnly } from '../schema/isShownOnly.ts'
import type { PropertySchema } from '#generated/definitions.gen.ts'

/** Whether two values say the same; a value that is empty says as much as one that is not there. */
export function isSame(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true
  if (isEmpty(left) || isEmpty(right)) return isEmpty(left) && isEmpty(right)
  if (Array.isArray(left)) {
    return Array.isArray(right) && left.length === right.length && left.every((one, at) => isSame(one, right[at]))
  }
  if (!isObject(left) || !isObject(right)) return false
  return namesIn(left, right).every((name) => isSame(own(left, name), own(right, name)))
}

/** Whether nothing was said: no value, or a holder of nothing but such. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  if (Array.isArray(value)) return value.every(isEmpty)
  return isObject(value) && Object.values(value).every(isEmpty)
}

/** Names that any of the objects has, each once. */
export function namesIn(...holders: unknown[]): string[] {
  return [...new Set(holders.filter(isObject).flatMap(Object.keys))]
}

export function own(holder: unknown, name: string): unknown {
  return isObject(holder) && Object.hasOwn(holder, name) ? holder[name] : undefined
}

/** Whether only the server gives a value: ids, numbers, and what follows from other fields. */
export const isGiven = (property: PropertySchema): boolean => property.identity === true || isShownOnly(property)
