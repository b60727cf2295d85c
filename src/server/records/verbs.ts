import { randomUUID } from 'node:crypto'
import { fillFields } from '#engine/record/fillFields.ts'
import { normaliseRecord } from '#engine/formats/normaliseRecord.ts'
import { givenValues, withGiven } from '#engine/wire/givenValues.ts'
import type { Json } from '#engine/record/path.ts'
import { countWrite } from '../request/attempts.ts'
import type { RecordDefinition } from '../catalogue.ts'
import { refusals } from '../errors.ts'
import type { Call, Handler } from '../request/Call.ts'
import { inPieces } from '../request/inPieces.ts'
import { findOwn, holdOwn, idOf, isMeant, operateOf, ownerOf, recordOf, requireSeen } from './recordCall.ts'
import { reachRecords, releaseRecord, requireUnused } from './references.ts'
import { removeRecord } from './removeRecord.ts'
import { requireRight } from './requireRight.ts'
import { saveOnce } from './saveOnce.ts'
import { settleRecord } from './settleRecord.ts'

export const get: Handler = async (call, { catalogue, store }) => {
  const { row, record } = await findOwn(call, catalogue, store)
  return { body: recordOf(call, catalogue).present.record(record), version: row.version }
}

/** Streams a file of the caller. */
export const getFile: Handler = async (call, { store, files }) => {
  const row = await store.files.find(ownerOf(call), idOf(call))
  const stream = row && (await files.read(row.id))
  if (!row || !stream) throw refusals.notFound()
  return { stream: inPieces(stream, call), mediaType: row.media_type, label: row.label, size: row.size }
}

/** All records of the caller as rows, newest first. */
export const list: Handler = (call, { catalogue, store }) => {
  const definition = recordOf(call, catalogue)
  const pages = store.records.summaries(ownerOf(call), definition.name, call.hangUp)
  const takesAll = Object.keys(operateOf(call, 'record').only).length === 0
  return { pages: takesAll ? pages : meantOf(call, definition, pages) }
}

async function* meantOf(call: Call, definition: RecordDefinition, pages: AsyncIterable<string[]>) {
  for await (const page of pages) yield page.filter((row) => isMeant(call, definition, JSON.parse(row) as Json))
}

/** Stores a new record of the caller, unless there are as many as allowed. */
export const create: Handler = (call, services) =>
  saveOnce(call, services, async (saving) => {
    const { owner, tables, now } = saving
    const { name } = saving.definition
    if ((await tables.records.count(owner, name)) >= services.settings.maxRecords) throw refusals.tooManyRecords()
    const id = idAt(now)
    const document = JSON.stringify(await settleRecord(saving, id))
    const row = { id, name, owner, version: 1, created_at: now, updated_at: now, document }
    await tables.records.add(row)
    return { saved: row }
  })

/** A UUID of version 7, which begins with a time (ISO): records entered together are neighbours in an index. */
const idAt = (time: string) =>
  `${Date.parse(time).toString(16).padStart(12, '0').replace(/.{8}/, '$&-')}-7${randomUUID().slice(15)}`

/** Replaces a record of the caller; entries and files that were not kept are gone. */
export const update: Handler = (call, services) =>
  saveOnce(call, services, async (saving) => {
    const { owner, tables, now } = saving
    const { row, record: stored } = await holdOwn(call, services.catalogue, tables)
    const document = JSON.stringify(await settleRecord(saving, row.id, stored))
    const saved = await tables.records.replace(row, document, now)
    // A file belongs to the record as long as the record speaks of its id, wherever it does.
    const files = (await tables.files.ofRecord(owner, row.id)).map((file) => file.id)
    return { saved, droppedFiles: files.filter((file) => !document.includes(file)) }
  })

/**
 * Gives a stored record of the caller the values that the contract names, and the fields that it asks for. A record
 * that does not accept the change, mostly since another call changed it, refuses it with 412.
 */
export const set: Handler = (call, services) =>
  saveOnce(call, services, async (saving) => {
    const { tables, now } = saving
    const { schema, validation, reaching } = saving.definition
    const { row, record: stored } = await holdOwn(call, services.catalogue, tables)
    const { condition, sets, asks = [] } = operateOf(call, 'record')
    if (condition !== undefined) {
      const seen = fillFields(validation.computed, stored)
      const { rowOf } = await reachRecords(saving, stored)
      if (!reaching(rowOf, () => validation.takes(condition, seen))) throw refusals.changedMeanwhile()
    }
    const values = Object.fromEntries(asks.map((name) => [name, call.json[name]]))
    const changed = withGiven(withGiven(stored, values), givenValues(sets, services.clock))
    const record = normaliseRecord(schema, changed, services.catalogue.formats)
    await requireRight(saving, record, stored)
    return { saved: await tables.records.replace(row, JSON.stringify(record), now) }
  })

/** Removes a record of the caller; its files go with it. */
export const remove: Handler = async (call, { catalogue, store, files, settings, clock }) => {
  const owner = ownerOf(call)
  const seen = await findOwn(call, catalogue, store)
  requireSeen(call, seen.row)
  await requireUnused(seen.row, catalogue, store, call.hangUp)
  const gone = await store.transaction(async (tables) => {
    const { row } = await holdOwn(call, catalogue, tables)
    await countWrite(owner, tables.attempts, clock(), settings.maxWrites)
    await releaseRecord(row, catalogue, tables, clock().toISOString())
    return removeRecord(tables, { owner, name: recordOf(call, catalogue).name, id: row.id })
  })
  await files.remove(gone)
  return { body: 'Deleted' }
}
