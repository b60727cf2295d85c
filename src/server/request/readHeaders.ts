import type { IncomingHttpHeaders } from 'node:http'
import { refusals } from '../errors.ts'

/** A key that the caller has made, as visible letters; throws 422 for another text. */
export function readKey(
  headers: IncomingHttpHeaders,
  { name, minLength }: { name: string; minLength: number },
): string | undefined {
  const key = headers[name.toLowerCase()]
  if (key === undefined) return undefined
  if (typeof key !== 'string' || key.length < minLength || !/^[\x21-\x7E]{1,100}$/.test(key)) {
    throw refusals.invalid([{ fieldName: name, message: 'format' }])
  }
  return key
}

/**
 * The version of `If-Match: "3"`; `*` stands for any. A proxy that packs answers may have called it weak. What we never
 * gave out stands for a version that never is.
 */
export function readSeenVersion(headers: IncomingHttpHeaders): number | undefined {
  const value = headers['if-match']?.trim()
  if (value === undefined || value === '*') return undefined
  return Number(/^(?:W\/)?"(\d{1,15})"$/.exec(value)?.[1] ?? -1)
}
