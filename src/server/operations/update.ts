import type { Handler } from '../request/Call.ts'
import { holdOwn, ownerOf, replaceOwn } from './recordCall.ts'
import { saveOnce } from './saveOnce.ts'
import { settleRecord } from './settleRecord.ts'

/** Replaces a record of the caller; entries and files that were not kept are gone. */
export const update: Handler = (call, services) =>
  saveOnce(call, services, async ({ tables, newFiles, now }) => {
    const owner = ownerOf(call)
    const { row, record: stored } = await holdOwn(call, services.catalogue, tables)
    const { id } = row
    const record = await settleRecord(call, services, { id, newFiles, stored, tables })
    const document = JSON.stringify(record)
    const answer = await replaceOwn(row, document, tables, now)
    // A file belongs to the record as long as the record speaks of its id, wherever it does.
    const dropped = (await tables.files.ofRecord(owner, id))
      .map((file) => file.id)
      .filter((file) => !document.includes(file))
    await tables.files.remove(owner, dropped)
    await tables.files.add(newFiles.map(({ row: file }) => ({ ...file, owner, record_id: id, created_at: now })))
    return { answer, droppedFiles: dropped }
  })
