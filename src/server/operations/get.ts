import type { Handler } from '../request/Call.ts'
import { findOwn, recordOf, idOf, ownerOf } from './recordCall.ts'
import { refusals } from '../errors.ts'

/** One record of the caller. */
export const get: Handler = async (call, { catalogue, store }) => {
  const { row, record } = await findOwn(call, catalogue, store)
  return { kind: 'json', body: recordOf(call, catalogue).present.record(record), version: row.version }
}

/** The bytes of a file of the caller. */
export const getFile: Handler = async (call, { store, files }) => {
  const row = await store.files.find(ownerOf(call), idOf(call))
  const stream = row && (await files.read(row.id))
  if (!row || !stream) throw refusals.notFound()
  return { kind: 'bytes', stream, mediaType: row.media_type, label: row.label, size: row.size }
}
