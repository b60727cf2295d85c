import { refusals } from '../errors.ts'
import type { Handler } from '../request/Call.ts'
import { idOf, ownerOf } from './recordCall.ts'

/** The bytes of a file of the caller. */
export const getFile: Handler = async (call, { store, files }) => {
  const row = await store.files.find(ownerOf(call), idOf(call))
  const stream = row && (await files.read(row.id))
  if (!row || !stream) throw refusals.notFound()
  return { kind: 'bytes', stream, mediaType: row.media_type, label: row.label, size: row.size }
}
