import type { Json } from '#engine/record/path.ts'
import type { Catalogue, RecordDefinition } from '../catalogue.ts'
import { refusals } from '../errors.ts'
import type { Call } from '../request/Call.ts'
import type { Repositories } from '../store/Store.ts'
import type { RecordRow } from '../store/tables.ts'

/** The record definition that a call is bound to. */
export function recordOf({ operation }: Call, catalogue: Catalogue): RecordDefinition {
  if (!('verb' in operation.operate)) throw new Error(`${operation.id} is bound to no record`)
  return catalogue.record(operation.operate.record)
}

/** The account whose records a call may see. */
export function ownerOf({ caller, operation }: Call): string {
  if (!caller) throw new Error(`${operation.id} works on records and must demand a bearer`)
  return caller.accountId
}

/** The id in the path: its last parameter. */
export function idOf({ parameters }: Call): string {
  return Object.values(parameters).at(-1) ?? ''
}

/** A record as it was stored. */
export function storedRecord(row: RecordRow): Json {
  return JSON.parse(row.document) as Json
}

/** The record that the path names. Unknown, malformed, of another kind or another owner: all the same 404. */
export async function findOwn(
  call: Call,
  catalogue: Catalogue,
  { records }: Pick<Repositories, 'records'>,
): Promise<RecordRow> {
  const row = await records.find(ownerOf(call), recordOf(call, catalogue).name, idOf(call))
  if (!row) throw refusals.notFound()
  return row
}

/** Throws 412 if the caller has seen another version than the stored one. */
export function requireSeen({ seenVersion }: Call, row: RecordRow): void {
  if (seenVersion !== undefined && seenVersion !== row.version) throw refusals.changedMeanwhile()
}
