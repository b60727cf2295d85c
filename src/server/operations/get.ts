import type { Handler } from '../request/Call.ts'
import { findOwn, recordOf } from './recordCall.ts'

/** One record of the caller. */
export const get: Handler = async (call, { catalogue, store }) => {
  const { row, record } = await findOwn(call, catalogue, store)
  return { kind: 'json', body: recordOf(call, catalogue).present.record(record), version: row.version }
}
