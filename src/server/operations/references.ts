import type { Json } from '#engine/record/path.ts'
import { forgetRecord, referencesOf } from '#engine/record/references.ts'
import type { RowOf } from '#engine/validation/createValidation.ts'
import type { Catalogue, RecordDefinition } from '../catalogue.ts'
import { refusals, type ErrorItem } from '../errors.ts'
import type { Repositories } from '../store/openStore.ts'
import { storedRecord, type RecordRow } from '../store/database/tables.ts'
import type { Saving } from './saveOnce.ts'

/** Most users that a refusal names. */
const most = 20

/**
 * Finds the records at which one points, by one query a kind, and keeps them from being removed until the transaction
 * ends. Each is what lists answer of it, as in the browser. `lost` are the paths of the references that lead to no record
 * of the owner, of the kind that they point at.
 */
export async function reachRecords({ owner, definition, catalogue, tables }: Saving, record: Json) {
  const all = referencesOf(definition.references, record)
  const rows = new Map<string, Json>()
  for (const target of new Set(all.map(({ field }) => field.target))) {
    const ids = new Set(all.flatMap(({ id, field }) => (field.target === target ? [id] : [])))
    for (const row of await tables.records.keep(owner, target, [...ids].sort()))
      rows.set(`${target} ${row.id}`, catalogue.record(target).present.row(storedRecord(row)))
  }
  const rowOf: RowOf = (name, id) => rows.get(`${name} ${String(id)}`)
  return { rowOf, lost: all.filter(({ id, field }) => !rowOf(field.target, id)).map(({ path }) => path) }
}

/**
 * Takes a record that is about to be removed out of the records that forget it. Throws 409 with those that do not. It is
 * held already, so no record can begin to point at it meanwhile.
 */
export async function releaseRecord(
  { owner, name, id }: Pick<RecordRow, 'owner' | 'name' | 'id'>,
  catalogue: Pick<Catalogue, 'pointingAt'>,
  { records }: Pick<Repositories, 'records'>,
  now: string,
): Promise<void> {
  const users: ErrorItem[] = []
  const forgetful: { definition: RecordDefinition; row: RecordRow }[] = []
  for (const definition of catalogue.pointingAt(name)) {
    for await (const row of records.all(owner, definition.name, id)) {
      if (row.id === id) continue
      const own = referencesOf(definition.references, storedRecord(row))
      const pointing = own.filter((one) => one.id === id && one.field.target === name)
      const [refusing] = pointing.filter(({ field }) => !field.forgets)
      if (refusing)
        users.push({ fieldName: refusing.path, message: 'inUse', params: { record: definition.name, id: row.id } })
      else if (pointing.length > 0) forgetful.push({ definition, row })
    }
  }
  if (users.length > 0) {
    const count = users.length
    throw refusals.inUse(users.slice(0, most).map((item) => ({ ...item, params: { ...item.params, count } })))
  }
  for (const { definition, row } of forgetful) {
    const held = await records.hold(owner, definition.name, row.id)
    if (!held) continue
    const document = JSON.stringify(forgetRecord(definition.schema, storedRecord(held), { name, id }))
    // A removal is not refused for values that two records then have alike.
    await records.replace(held, document, now, 'enter')
  }
}
