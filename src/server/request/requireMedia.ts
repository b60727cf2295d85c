import type { IncomingHttpHeaders } from 'node:http'
import type { OperationBody } from '#engine/plan/ServerOperation.ts'
import { refusals } from '../errors.ts'
import type { BodyLimits } from './bodyLimits.ts'

/**
 * Refuses a body of a type that the contract does not take (415), a missing one (422), and one that says of itself that it
 * is larger than any valid one (413), before a byte is read.
 */
export function requireMedia(headers: IncomingHttpHeaders, body: OperationBody | undefined, limits: BodyLimits): void {
  if (!body) return
  const empty = headers['content-length'] === '0' || !(headers['content-length'] ?? headers['transfer-encoding'])
  const media = mediaTypeOfRequest(headers)
  if (!(empty && media === '') && !body.media.includes(media)) throw refusals.mediaType()
  if (empty && body.required) throw refusals.unreadable()
  const limit = media === 'multipart/form-data' ? limits.form : limits.json
  if (Number(headers['content-length'] ?? 0) > limit) throw refusals.tooLarge()
}

/** `application/json; charset=utf-8` → `application/json`; empty if there is none. */
export function mediaTypeOfRequest(headers: IncomingHttpHeaders): string {
  return (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}

/** Limits of the parser for every form. How many parts a form has is limited per call, and bytes are counted as they come. */
export const parserLimits = { fieldNameSize: 200, headerPairs: 20, fields: 0, fileSize: Infinity }
