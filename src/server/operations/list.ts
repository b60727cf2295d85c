import { presentRecord } from '#engine/record/presentRecord.ts'
import type { Handler } from '../request/Call.ts'
import { ownerOf, recordOf, storedRecord } from './recordCall.ts'

/** All records of the caller as rows, newest first. */
export const list: Handler = async (call, { catalogue, store }) => {
  const { name, schema } = recordOf(call, catalogue)
  const rows = await store.records.list(ownerOf(call), name)
  return { kind: 'json', body: rows.map((row) => presentRecord(schema, storedRecord(row), 'row')) }
}
