import type { Json } from '#engine/record/path.ts'
import type { Operate } from '#engine/plan/ServerOperation.ts'
import { fillTemplate } from '#engine/text/fillTemplate.ts'
import type { Catalogue, RecordDefinition } from '../catalogue.ts'
import { refusals } from '../errors.ts'
import type { Call } from '../request/Call.ts'
import type { Repositories } from '../store/openStore.ts'
import { type RecordRow, storedRecord } from '../store/database/tables.ts'

/** The values to which a call is bound. Throws for a handler that the contract gives to another kind of call. */
export function operateOf<Kind extends Operate['kind']>(
  { operation: { id, operate } }: Pick<Call, 'operation'>,
  kind: Kind,
): Extract<Operate, { kind: Kind }> {
  if (operate.kind !== kind) throw new Error(`openapi.yaml: x-operate of ${id} is no ${kind}`)
  return operate as Extract<Operate, { kind: Kind }>
}

/** The definition of the record that a call works on. Throws if the contract names none. */
export function recordOf(
  { operation: { id, operate } }: Pick<Call, 'operation'>,
  catalogue: Catalogue,
): RecordDefinition {
  const record = 'record' in operate ? operate.record : undefined
  if (record === undefined) throw new Error(`openapi.yaml: x-operate of ${id} names no record`)
  return catalogue.record(record)
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
export function isMeant(call: Call, { read }: RecordDefinition, record: Json): boolean {
  const { operate } = call.operation
  const only = operate.kind === 'record' ? Object.entries(operate.only) : []
  if (only.length === 0) return true
  const named = Object.fromEntries(
    only.map(([name, value]) => [name, fillTemplate(value, (key) => call.parameters[key])]),
  )
  // A path may spell a value in another way that the record knows.
  const wanted = read(named)
  return only.every(([name]) => wanted[name] !== undefined && wanted[name] === record[name])
}

type Records = Pick<Repositories, 'records'>

/**
 * The record that the path names. Unknown, malformed, of another kind or another owner: all the same 404.
 */
export async function findOwn(call: Call, catalogue: Catalogue, { records }: Records, how: 'find' | 'hold' = 'find') {
  const definition = recordOf(call, catalogue)
  const row = await records[how](ownerOf(call), definition.name, idOf(call))
  const record = row && storedRecord(row)
  if (!record) throw refusals.notFound()
  if (!isMeant(call, definition, record)) throw refusals.notFound()
  return { row, record }
}

/** Throws 412 if the caller has seen another version than the stored one. */
export function requireSeen({ seenVersion }: Call, { version }: Pick<RecordRow, 'version'>): void {
  if (seenVersion !== undefined && seenVersion !== version) throw refusals.changedMeanwhile()
}

/** The same, of the version that the caller has seen, locked against other changes until the transaction ends. */
export async function holdOwn(call: Call, catalogue: Catalogue, tables: Records) {
  const held = await findOwn(call, catalogue, tables, 'hold')
  requireSeen(call, held.row)
  return held
}
