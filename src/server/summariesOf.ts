import { hash } from 'node:crypto'
import { mapValues } from '#engine/record/mapValues.ts'
import { itemsAt, type Json } from '#engine/record/path.ts'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import type { RecordSchema } from '#generated/definitions.gen.ts'
import type { Catalogue } from './catalogue.ts'
import type { Summaries } from './store/recordMigration/RecordHistory.ts'
import { uniqueValuesOf } from './uniqueValues.ts'

/** To be raised when the code makes other summaries of the same definitions: all that are stored are then made anew. */
const edition = 2

/** What the lists and searches of the contract, and the rules that allow values once, need of each record. */
export function summariesOf({ operations, record }: Pick<Catalogue, 'operations' | 'record'>): Summaries {
  const listed = new Set<string>()
  const searched = new Map<string, Set<string>>()
  const called = new Set(operations.flatMap(({ operate }) => (operate.kind === 'record' ? [operate.record] : [])))
  const compared = [...called].sort().filter((name) => record(name).schema.rules?.some(({ unique }) => unique))
  for (const { operate } of operations) {
    if (operate.kind === 'record' && operate.verb === 'list') listed.add(operate.record)
    if (operate.kind === 'search')
      searched.set(operate.record, new Set([...(searched.get(operate.record) ?? []), ...operate.lists]))
  }
  const names = [...new Set([...listed, ...searched.keys()])].sort()
  const madeOf = names.map((name) => {
    // Rules and titles show nothing of their own.
    const { rules: _, title: __, ...shape } = record(name).schema
    return [listed.has(name), [...(searched.get(name) ?? [])].sort(), shape]
  })
  const uniqueBy = compared.map((name) => {
    const { rules = [], properties } = record(name).schema
    return [name, rules.filter(({ unique }) => unique), properties]
  })
  return {
    madeBy: hash('sha256', JSON.stringify([edition, madeOf, uniqueBy]), 'base64url'),
    uniqueValues: (name, document) =>
      compared.includes(name) ? uniqueValuesOf(record(name), JSON.parse(document) as Json) : undefined,
    of(name, document) {
      if (!names.includes(name)) return { listed: '', searched: '' }
      const { schema, present } = record(name)
      const whole = JSON.parse(document) as Json
      const lists = [...(searched.get(name) ?? [])].map((list) => [list, entriesOf(schema, whole, list)] as const)
      return {
        listed: listed.has(name) ? JSON.stringify(present.row(whole)) : '',
        searched: lists.length > 0 ? JSON.stringify(Object.fromEntries(lists)) : '',
      }
    },
  }
}

/** Entries as they would be typed anew: their ids and what the server gave belong to the record that they stand in. */
function entriesOf(schema: RecordSchema, record: Json, list: string): Json[] {
  const items = propertyAt(schema, list)?.schema.items ?? {}
  return itemsAt(record, list).map((entry) =>
    mapValues(items, entry, (value, { identity, readOnly }) => (identity || readOnly ? undefined : value)),
  )
}
