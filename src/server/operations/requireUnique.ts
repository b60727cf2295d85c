import { isSame } from '#engine/merge/isSame.ts'
import { fillFields } from '#engine/record/fillFields.ts'
import { getAt, isAbsent, type Json } from '#engine/record/path.ts'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import type { UniqueFields } from '#engine/validation/createValidation.ts'
import type { RecordDefinition } from '../catalogue.ts'
import { refusals } from '../errors.ts'
import type { Repositories } from '../store/createStore.ts'
import { storedRecord } from '../store/database/tables.ts'

interface Candidate {
  owner: string
  id: string
  /** As it shall be stored. */
  record: Json
}

/**
 * Throws 422 if another record of the owner has the same values where none may. Saves of an owner come one after another,
 * so no other can slip in before this one is stored.
 */
export async function requireUnique(
  { owner, id, record }: Candidate,
  { name, schema, validation: { unique, computed } }: RecordDefinition,
  { records }: Pick<Repositories, 'records'>,
): Promise<void> {
  const own = fillFields(computed, record)
  for (const one of unique) {
    const values = valuesOf(one, own, schema)
    if (!values) continue
    const text = one.fields.map((path) => getAt(record, path)).find((value) => typeof value === 'string') ?? ''
    // As it stands in the document, as far as the search of a database takes it literally.
    const [start] = JSON.stringify(text).slice(1, -1).split('\\')
    for await (const row of records.all(owner, name, start)) {
      if (row.id === id || !isSame(valuesOf(one, fillFields(computed, storedRecord(row)), schema), values)) continue
      throw refusals.invalid([{ fieldName: one.fields[0], message: one.words }])
    }
  }
}

/** The values that may not occur twice, sets in one order; undefined where one is absent, or the record does not count. */
function valuesOf({ fields, counts }: UniqueFields, record: Json, schema: RecordDefinition['schema']) {
  const values = fields.map((path) => {
    const value = getAt(record, path)
    return Array.isArray(value) && propertyAt(schema, path)?.schema.uniqueItems ? value.toSorted() : value
  })
  return values.some(isAbsent) || counts(record) !== true ? undefined : values
}
