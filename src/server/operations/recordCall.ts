import type { Json } from '#engine/record/path.ts'
import { readRecord } from '#engine/record/readRecord.ts'
import { fillTemplate } from '#engine/text/fillTemplate.ts'
import type { Catalogue, RecordDefinition } from '../catalogue.ts'
import { refusals } from '../errors.ts'
import type { Call } from '../request/Call.ts'
import type { Repositories } from '../store/Store.ts'
import { storedRecord, type RecordRow } from '../store/database/tables.ts'
import { operateOf } from './operateOf.ts'

/** The record definition that a call is bound to. */
export function recordOf(call: Call, catalogue: Catalogue): RecordDefinition {
  return catalogue.record(operateOf(call, 'record').record)
}

/** The account whose records a call may see. */
export function ownerOf({ caller, operation }: Call): string {
  if (!caller) throw new Error(`${operation.id} works on records and must demand a bearer`)
  return caller.accountId
}

/** The id in the path: the parameter that the contract names for it, else the last one. */
export function idOf({ operation: { operate }, parameters }: Call): string {
  const named = operate.kind === 'record' && operate.id !== undefined ? parameters[operate.id] : undefined
  return named ?? Object.values(parameters).at(-1) ?? ''
}

/** Whether a record has the values that the contract demands of what this call may see. */
export function isMeant(call: Call, { schema }: RecordDefinition, record: Json): boolean {
  const only = Object.entries(operateOf(call, 'record').only)
  if (only.length === 0) return true
  const named = Object.fromEntries(
    only.map(([name, value]) => [name, fillTemplate(value, (key) => call.parameters[key])]),
  )
  // A path may spell a value in another way that the record knows.
  const wanted = readRecord(schema, named)
  return only.every(([name]) => wanted[name] !== undefined && wanted[name] === record[name])
}

/** A record with the row that it was read from. */
interface OwnRecord {
  row: RecordRow
  record: Json
}

/** The record that the path names. Unknown, malformed, of another kind or another owner: all the same 404. */
export async function findOwn(
  call: Call,
  catalogue: Catalogue,
  { records }: Pick<Repositories, 'records'>,
): Promise<OwnRecord> {
  const row = await records.find(ownerOf(call), recordOf(call, catalogue).name, idOf(call))
  return requireMeant(call, catalogue, row)
}

/** The same, locked against other changes until the transaction ends. */
export async function holdOwn(
  call: Call,
  catalogue: Catalogue,
  { records }: Pick<Repositories, 'records'>,
): Promise<OwnRecord> {
  const row = await records.hold(ownerOf(call), recordOf(call, catalogue).name, idOf(call))
  return requireMeant(call, catalogue, row)
}

function requireMeant(call: Call, catalogue: Catalogue, row: RecordRow | undefined): OwnRecord {
  const record = row && storedRecord(row)
  if (!record || !isMeant(call, recordOf(call, catalogue), record)) throw refusals.notFound()
  return { row, record }
}

/** Throws 412 if the caller has seen another version than the stored one. */
export function requireSeen({ seenVersion }: Call, row: RecordRow): void {
  if (seenVersion !== undefined && seenVersion !== row.version) throw refusals.changedMeanwhile()
}
