import { isObject } from '#engine/record/path.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** All ids of a document, with the places where they stand. */
export function uuidsIn(value: unknown, path: string[] = []): { path: string; id: string }[] {
  if (typeof value === 'string') return uuid.test(value) ? [{ path: path.join('.'), id: value }] : []
  if (Array.isArray(value)) return value.flatMap((entry, index) => uuidsIn(entry, [...path, String(index)]))
  return isObject(value) ? Object.entries(value).flatMap(([name, entry]) => uuidsIn(entry, [...path, name])) : []
}
