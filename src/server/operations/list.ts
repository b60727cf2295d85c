import { presentRecord } from '#engine/record/presentRecord.ts'
import type { Handler } from '../request/Call.ts'
import { isMeant, ownerOf, recordOf, storedRecord } from './recordCall.ts'

/** All records of the caller as rows, newest first. */
export const list: Handler = async (call, { catalogue, store }) => {
  const definition = recordOf(call, catalogue)
  const rows = await store.records.list(ownerOf(call), definition.name)
  const records = rows.map(storedRecord).filter((record) => isMeant(call, definition, record))
  return { kind: 'json', body: records.map((record) => presentRecord(definition.row, record)) }
}
