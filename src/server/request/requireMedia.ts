import type { IncomingHttpHeaders } from 'node:http'
import type { RecordSchema } from '#generated/definitions.gen.ts'
import type { OperationBody } from '#generated/serverContract.gen.ts'
import { refusals } from '../errors.ts'
import { jsonLimit, partLimits, requestLimit } from './partLimits.ts'

/** Refuses a body of a type that the contract does not take (415) and a missing one (422), before a byte is read. */
export function requireMedia(headers: IncomingHttpHeaders, body: OperationBody | undefined): void {
  if (!body) return
  const empty = headers['content-length'] === '0' || !(headers['content-length'] ?? headers['transfer-encoding'])
  const media = mediaTypeOfRequest(headers)
  if (media !== '' && !body.media.includes(media)) throw refusals.mediaType()
  if (empty && body.required) throw refusals.unreadable()
  if (media === '' && !empty) throw refusals.mediaType()
}

/** `application/json; charset=utf-8` → `application/json`; empty if there is none. */
export function mediaTypeOfRequest(headers: IncomingHttpHeaders): string {
  return (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}

/** Refuses a body that says of itself that it is larger than any valid one. */
export function requireSize(headers: IncomingHttpHeaders, schema: RecordSchema): void {
  const multipart = mediaTypeOfRequest(headers) === 'multipart/form-data'
  const limit = multipart ? requestLimit(partLimits(schema)) : jsonLimit
  if (Number(headers['content-length'] ?? 0) > limit) throw refusals.tooLarge()
}
