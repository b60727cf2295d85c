import { randomUUID } from 'node:crypto'
import { refusals } from '../errors.ts'
import type { Handler } from '../request/Call.ts'
import { ownerOf, recordOf } from './recordCall.ts'
import { saveOnce } from './saveOnce.ts'
import { settleRecord } from './settleRecord.ts'

/** Enters a new record of the caller with its files. */
export const create: Handler = (call, services) =>
  saveOnce(call, services, async ({ tables, newFiles, now }) => {
    const owner = ownerOf(call)
    const definition = recordOf(call, services.catalogue)
    const hasRoom = await tables.records.hasRoom(owner, definition.name, services.settings.maxRecords)
    if (!hasRoom) throw refusals.tooManyRecords()
    const id = randomUUID()
    const record = await settleRecord(call, services, { id, newFiles, stored: undefined, tables })
    await tables.records.add({
      id,
      name: definition.name,
      owner,
      version: 1,
      created_at: now,
      updated_at: now,
      document: JSON.stringify(record),
    })
    await tables.files.add(newFiles.map(({ row }) => ({ ...row, owner, record_id: id, created_at: now })))
    return { answer: { kind: 'json', body: { resourceUuid: id }, version: 1 }, droppedFiles: [] }
  })
