import { presentRecord } from '#engine/record/presentRecord.ts'
import type { Handler } from '../request/Call.ts'
import { findOwn, recordOf } from './recordCall.ts'

/** One record of the caller. */
export const get: Handler = async (call, { catalogue, store }) => {
  const { row, record } = await findOwn(call, catalogue, store)
  const body = presentRecord(recordOf(call, catalogue).schema, record)
  return { kind: 'json', body, version: row.version }
}
