import { randomUUID } from 'node:crypto'
import { isExact } from '#engine/expressions/decimals.ts'
import { isObject, joinPath, type Json } from '#engine/record/path.ts'
import { problemAt } from '#engine/record/problem.ts'
import { refusals } from '../errors.ts'

/** Texts and numbers of a JSON text. */
const values = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g
/** Shorter numbers without an exponent lose no digit. */
const maybeLong = /[\d.]{16}|\d[eE]/

/**
 * JSON of an object. A name such as `__proto__` is an own property like others here, and no record declares it. A number that
 * cannot be kept digit by digit is refused with 422 at its field: `JSON.parse` would take its neighbour.
 */
export function parseJson(text: string): Json {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw refusals.unreadable()
  }
  if (!isObject(value)) throw refusals.unreadable()
  const inexact = maybeLong.test(text) ? inexactPaths(text) : []
  if (inexact.length > 0) throw refusals.invalid(inexact.map((path) => problemAt(path, 'digits')))
  return value
}

/** Paths of the numbers that JavaScript cannot hold as written. */
function inexactPaths(text: string): string[] {
  const mark = randomUUID()
  const marked = text.replace(values, (one) => (one.startsWith('"') || isExact(one) ? one : `"${mark}"`))
  return marked === text ? [] : pathsOf(mark, JSON.parse(marked))
}

/** Paths of a text within a value. Not by recursion: a body may be nested as deep as it is long. */
function pathsOf(mark: string, whole: unknown): string[] {
  const found: string[] = []
  const open = [{ path: '', value: whole }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { path, value } = next
    if (value === mark) found.push(path)
    if (typeof value !== 'object' || value === null) continue
    for (const [name, part] of Object.entries(value)) open.push({ path: joinPath(path, name), value: part as unknown })
  }
  return found.reverse()
}
