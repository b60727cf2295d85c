import { fillFields } from '#engine/record/fillFields.ts'
import type { Json } from '#engine/record/path.ts'
import { forgetRecord, referencesInRecord } from '#engine/schema/references.ts'
import type { RowOf } from '#engine/validation/createValidation.ts'
import type { Catalogue, RecordDefinition } from '../catalogue.ts'
import { refusals, type ErrorItem } from '../errors.ts'
import type { Repositories } from '../store/openStore.ts'
import { storedRecord, type RecordRow } from '../store/database/tables.ts'
import { waitForTurn } from '../store/pages.ts'
import type { Saving } from './saveOnce.ts'

/** Most users that a refusal names. */
const maxUsers = 20

/**
 * Finds the records at which one points, by one query a kind, and keeps them from being removed until the transaction
 * ends. Each is what lists answer of it, as in the browser. `lost` are the paths of the references that lead to no record
 * of the owner, of the kind that they point at; `unfit` those to records that may not be chosen there. A reference that
 * was stored before fits.
 */
export async function reachRecords({ owner, definition, catalogue, tables }: Saving, record: Json, stored: Json = {}) {
  const all = referencesInRecord(definition.references, record)
  const rows = new Map<string, Json>()
  for (const target of new Set(all.map(({ field }) => field.target))) {
    const ids = new Set(all.flatMap(({ id, field }) => (field.target === target ? [id] : [])))
    for (const row of await tables.records.keep(owner, target, [...ids].sort())) {
      rows.set(`${target} ${row.id}`, catalogue.record(target).present.row(storedRecord(row)))
    }
  }
  const rowOf: RowOf = (name, id) => rows.get(`${name} ${String(id)}`)
  const keyOf = ({ field, id }: (typeof all)[number]) => `${field.path} ${id}`
  const before = new Set(referencesInRecord(definition.references, stored).map(keyOf))
  const isUnfit = (one: (typeof all)[number]) => {
    const { fits, target } = one.field
    const row = rowOf(target, one.id)
    return fits !== undefined && row !== undefined && !before.has(keyOf(one)) && fits(one.holder, row) !== true
  }
  return {
    rowOf,
    lost: all.filter(({ id, field }) => !rowOf(field.target, id)).map(({ path }) => path),
    unfit: definition.reaching(rowOf, () => all.filter(isUnfit)).map(({ path }) => path),
  }
}

type Target = Pick<RecordRow, 'owner' | 'name' | 'id'>
type Tables = Pick<Repositories, 'records' | 'references'>

/**
 * Throws 409 with the records that keep one from being removed. They are looked for before the removal begins, as there may
 * be thousands: a transaction would hold others up meanwhile.
 */
export async function requireUnused(
  target: Target,
  catalogue: Pick<Catalogue, 'pointingAt'>,
  { records, references }: Tables,
  hangUp: AbortSignal,
): Promise<void> {
  const { owner, name, id } = target
  const users: ErrorItem[] = []
  for (const definition of catalogue.pointingAt(name)) {
    for (const user of await references.pointingAt({ owner, name: definition.name }, id)) {
      const row = user === id ? undefined : await records.find(owner, definition.name, user)
      const refusing = row && pointingAt(target, definition, storedRecord(row)).find((one) => keeps(one))
      if (refusing) users.push(userOf(definition, user, refusing))
      await waitForTurn()
      hangUp.throwIfAborted()
    }
  }
  refuseUsed(users)
}

/**
 * Takes a record that is about to be removed out of the records that forget it. Throws 409 with one that does not, and that
 * has begun to point at it meanwhile. It is held already, so no other can.
 */
export async function releaseRecord(
  target: Target,
  catalogue: Pick<Catalogue, 'pointingAt'>,
  { records, references }: Tables,
  now: string,
): Promise<void> {
  const { owner, name, id } = target
  for (const definition of catalogue.pointingAt(name)) {
    for (const user of await references.pointingAt({ owner, name: definition.name }, id)) {
      const held = user === id ? undefined : await records.hold(owner, definition.name, user)
      if (!held) continue
      const record = storedRecord(held)
      const pointing = pointingAt(target, definition, record)
      const refusing = pointing.find((one) => keeps(one))
      if (refusing) refuseUsed([userOf(definition, user, refusing)])
      if (pointing.length === 0) continue
      const document = JSON.stringify(forgetRecord(definition.schema, record, { name, id }))
      // A removal is not refused for values that two records then have alike.
      await records.replace(held, document, now, 'keep')
    }
  }
}

type FoundReference = ReturnType<typeof pointingAt>[number]

/** The references of a record to another one. */
function pointingAt(
  target: Pick<RecordRow, 'name' | 'id'>,
  { references, validation }: RecordDefinition,
  record: Json,
) {
  const all = referencesInRecord(references, fillFields(validation.computed, record))
  return all.filter(({ id, field }) => id === target.id && field.target === target.name)
}

/** Whether a reference keeps the record at which it points from being removed. */
const keeps = ({ field: { forgets, refuses }, holder }: FoundReference) => !forgets || refuses?.(holder) === true

const userOf = ({ name }: RecordDefinition, id: string, { path }: FoundReference): ErrorItem => ({
  fieldName: path,
  message: 'inUse',
  params: { record: name, id },
})

/** Throws 409 that names the first records in use, and counts them all. */
function refuseUsed(users: ErrorItem[]): void {
  const count = users.length
  if (count === 0) return
  throw refusals.inUse(users.slice(0, maxUsers).map((item) => ({ ...item, params: { ...item.params, count } })))
}
