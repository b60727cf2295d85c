import type { IncomingHttpHeaders } from 'node:http'
import { refusals } from '../errors.ts'

/** The key that makes a repeated call harmless. */
export function readIdempotencyKey(headers: IncomingHttpHeaders): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^[\x21-\x7E]{8,100}$/.test(key)) {
    throw refusals.invalid([{ fieldName: 'Idempotency-Key', message: 'format' }])
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
