import { isSame } from '#engine/merge/isSame.ts'
import { fillFields } from '#engine/record/fillFields.ts'
import { getAt, isAbsent, type Json } from '#engine/record/path.ts'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import type { UniqueFields } from '#engine/validation/createValidation.ts'
import { blocks, problemAt, type Problem } from '#engine/validation/problem.ts'
import type { RecordDefinition } from '../catalogue.ts'
import { refusals, refuse } from '../errors.ts'
import { storedRecord } from '../store/database/tables.ts'
import { reachRecords } from './references.ts'
import type { Saving } from './saveOnce.ts'

/**
 * Throws 422 that names every field that keeps a whole record from being stored.
 * @param known what is wrong with it already
 */
export async function requireRight(saving: Saving, id: string, record: Json, known: Problem[] = []): Promise<void> {
  const { reaching, validation } = saving.definition
  const { rowOf, lost } = await reachRecords(saving, record)
  // Rules know what is computed.
  const problems = reaching(rowOf, () => validation.record(fillFields(validation.computed, record)))
  refuse([...known, ...problems.filter(blocks), ...lost.map((path) => problemAt(path, 'reference'))])
  await requireUnique(saving, id, record)
}

/**
 * Throws 422 if another record of the owner has the same values where none may. Saves of an owner come one after another,
 * so no other can slip in before this one is stored.
 */
async function requireUnique({ owner, definition, tables }: Saving, id: string, record: Json): Promise<void> {
  const { name, schema } = definition
  const { unique, computed } = definition.validation
  const own = fillFields(computed, record)
  for (const one of unique) {
    const values = valuesOf(one, own, schema)
    if (!values) continue
    const text = one.fields.map((path) => getAt(record, path)).find((value) => typeof value === 'string') ?? ''
    // As it stands in the document, as far as the search of a database takes it literally.
    const [start] = JSON.stringify(text).slice(1, -1).split('\\')
    for await (const row of tables.records.all(owner, name, start)) {
      if (row.id === id || !isSame(valuesOf(one, fillFields(computed, storedRecord(row)), schema), values)) continue
      throw refusals.invalid([problemAt(one.fields[0], one.words)])
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
