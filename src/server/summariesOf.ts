import { hash } from 'node:crypto'
import { fillFields } from '#engine/record/fillFields.ts'
import type { Json } from '#engine/record/path.ts'
import { referencesInRecord } from '#engine/schema/references.ts'
import type { ServerOperation } from '#engine/plan/ServerOperation.ts'
import type { Catalogue, RecordDefinition } from './catalogue.ts'
import { withNamesFirst, searchedEntries, searchTraceOf } from './searchedEntries.ts'
import type { Summaries } from './store/RecordHistory.ts'
import { uniqueValuesOf } from './uniqueValues.ts'

/** To be raised when the code makes other summaries of the same definitions: all that are stored are then made anew. */
const edition = 5

/** The calls of a contract, and the records that they work on. */
type Summarised = Pick<Catalogue, 'record'> & { operations: readonly Pick<ServerOperation, 'id' | 'operate'>[] }

/**
 * Returns the functions that compute the data kept beside each record: list row, search data, unique values,
 * references. `madeBy` is a hash of all definitions that these depend on, so that stored data of other definitions is
 * recomputed.
 */
export function summariesOf({ operations, record }: Summarised): Summaries {
  const listed = new Set<string>()
  const called = new Set(operations.flatMap(({ operate }) => (operate.kind === 'record' ? [operate.record] : [])))
  const compared = [...called].sort().filter((name) => record(name).schema.rules?.some(({ unique }) => unique))
  for (const { operate } of operations) {
    if (operate.kind === 'record' && operate.verb === 'list') listed.add(operate.record)
  }
  const searches = operations.flatMap(({ id, operate }) =>
    operate.kind === 'search' ? [{ id, ...withNamesFirst(record(operate.record).schema, operate) }] : [],
  )
  const searchesOf = (name: string) => searches.filter((search) => search.record === name)
  const names = [...new Set([...listed, ...searches.map((search) => search.record)])].sort()
  const madeOf = names.map((name) => {
    // Rules and titles show nothing of their own.
    const { rules: _, title: __, ...shape } = record(name).schema
    return [listed.has(name), searchesOf(name).map(({ id, lists, texts }) => [id, lists, texts]), shape]
  })
  const uniqueBy = compared.map((name) => {
    const { rules = [], properties } = record(name).schema
    return [name, rules.filter(({ unique }) => unique), properties]
  })
  const referring = [...called].sort().filter((name) => record(name).references.length > 0)
  const referringBy = referring.map((name) => {
    const { references, schema } = record(name)
    return [name, references.map(({ path, target }) => [path, target]), schema.properties]
  })
  return {
    madeBy: hash('sha256', JSON.stringify([edition, madeOf, uniqueBy, referringBy]), 'base64url'),
    uniqueValues: (name, document) =>
      compared.includes(name) ? uniqueValuesOf(record(name), JSON.parse(document) as Json) : undefined,
    references: (name, document) =>
      referring.includes(name) ? targetIdsOf(record(name), JSON.parse(document) as Json) : undefined,
    /** List row and search data of a document; empty if no operation lists or searches its kind. */
    of(name, document) {
      if (!names.includes(name)) return { listed: '', searched: '' }
      const { schema, present } = record(name)
      const whole = JSON.parse(document) as Json
      const traces = searchesOf(name).map((search) => [
        search.id,
        searchedEntries(schema, whole, search).map((entry) => searchTraceOf(entry, search)),
      ])
      return {
        listed: listed.has(name) ? JSON.stringify(present.row(whole)) : '',
        searched: traces.length > 0 ? JSON.stringify(Object.fromEntries(traces)) : '',
      }
    },
  }
}

/**
 * Ids of all records that a stored record refers to. Computed references are not stored, so they are filled in. A field
 * that was made computed later may still be stored with another id, which counts as well.
 */
function targetIdsOf({ references, validation }: RecordDefinition, stored: Json): string[] {
  const computed = fillFields(validation.computed, stored)
  return [...new Set([stored, computed].flatMap((one) => referencesInRecord(references, one).map(({ id }) => id)))]
}
