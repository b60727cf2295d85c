import type { Handler } from '../request/Call.ts'
import { countWrite } from '../identity/limits.ts'
import { releaseRecord } from './references.ts'
import { holdOwn, ownerOf, recordOf } from './recordCall.ts'

/** Removes a record of the caller; its files go with it. */
export const remove: Handler = async (call, { catalogue, store, files, settings, clock }) => {
  const owner = ownerOf(call)
  const gone = await store.transaction(async (tables) => {
    const { row } = await holdOwn(call, catalogue, tables)
    await countWrite(owner, { store: tables, clock }, settings.maxWrites)
    await releaseRecord(row, catalogue, tables, clock().toISOString())
    const fileRows = await tables.files.ofRecord(owner, row.id)
    const ids = fileRows.map((file) => file.id)
    await tables.files.remove(owner, ids)
    await tables.records.remove(owner, recordOf(call, catalogue).name, row.id)
    return ids
  })
  await files.remove(gone)
  return { kind: 'text', body: 'Deleted' }
}
