import { isUnsafe } from '#engine/expressions/decimals.ts'
import { joinPath, type Json } from '#engine/record/path.ts'
import { problemAt, type Problem } from '#engine/record/problem.ts'

/** Whole numbers of a record whose last digits the sender may have lost. Numbers that are stored already may stay. */
export function unsafeNumbers(record: Json, stored: Json = {}): Problem[] {
  const known = new Set(unsafeIn(stored).map(({ value }) => value))
  return unsafeIn(record).flatMap(({ path, value }) => (known.has(value) ? [] : [problemAt(path, 'digits')]))
}

function unsafeIn(value: unknown, path = ''): { path: string; value: number }[] {
  if (isUnsafe(value)) return [{ path, value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => unsafeIn(part, joinPath(path, name)))
}
