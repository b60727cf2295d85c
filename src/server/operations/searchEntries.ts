import { mapValues } from '#engine/record/mapValues.ts'
import { getAt, isObject, type Json } from '#engine/record/path.ts'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import { search, searchable, type Searchable } from '../lookups/search.ts'
import type { Handler } from '../request/Call.ts'
import { ownerOf, storedRecord } from './recordCall.ts'

/** Most entries in one answer. */
const most = 20

/** Entries of the lists that the contract names, of all records of the caller: those that the query finds, each once. */
export const searchEntries: Handler = async (call, { catalogue, store }) => {
  const { operate } = call.operation
  if (!('lists' in operate)) throw new Error(`${call.operation.id} names no lists`)
  const { record, lists = [], texts = [] } = operate
  const definition = catalogue.record(record ?? '')
  const rows = await store.records.list(ownerOf(call), definition.name)
  const found = new Map<string, Searchable<Json>>()
  for (const stored of rows.map(storedRecord)) {
    for (const list of lists) {
      const items = propertyAt(definition.schema, list)?.schema.items ?? {}
      const entries = getAt(stored, list)
      for (const entry of (Array.isArray(entries) ? entries : []).filter(isObject)) {
        const anonymous = withoutIds(items, entry)
        found.set(contentOf(anonymous), searchable(anonymous, textsOf(anonymous, texts)))
      }
    }
  }
  const [query = ''] = Object.values(call.query)
  const body = search([...found.values()], query)
    .map((entry) => ({ entry, name: textsOf(entry, texts).join(' ') }))
    .sort((left, right) => order.compare(left.name, right.name))
    .slice(0, most)
    .map(({ entry }) => entry)
  return { kind: 'json', body }
}

const order = new Intl.Collator('fr', { sensitivity: 'base', numeric: true })

function textsOf(entry: Json, paths: readonly string[]): string[] {
  return paths.map((path) => getAt(entry, path)).filter((text) => typeof text === 'string')
}

/** An entry as it would be typed anew: its ids and what the server gave belong to the record that it stands in. */
function withoutIds(items: PropertySchema, entry: Json): Json {
  return mapValues(items, entry, (value, { identity, readOnly }) => (identity || readOnly ? undefined : value))
}

/** The same text for the same content, in whatever order it was typed. */
function contentOf(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    isObject(part) ? Object.fromEntries(Object.entries(part).sort(([left], [right]) => (left < right ? -1 : 1))) : part,
  )
}
