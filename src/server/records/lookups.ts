import { bareNumber, isNumber } from '#engine/text/numbers.ts'
import type { Json } from '#engine/record/path.ts'
import { createDistance, termsOf } from '#engine/text/ranking.ts'
import { preferredLanguage } from '../languages.ts'
import type { Handler } from '../request/Call.ts'
import { searchedEntries, type Trace, searchTraceOf } from '../searchedEntries.ts'
import { storedRecord } from '../store/database/tables.ts'
import { waitForTurn } from '../store/pages.ts'
import { operateOf, ownerOf } from './recordCall.ts'

/** Countries that a name, a code or a nationality finds; all of them without one. */
export const listCountries: Handler = (call, { lookups }) => ({
  body: lookups.countries(call.query['countryName'] ?? '', preferredLanguage(call.request.headers['accept-language'])),
})

/** Towns of a country that a name or a postal code finds, the largest first. */
export const listTowns: Handler = async ({ query }, { lookups }) => ({
  body: await lookups.towns(query['countryName'] ?? 'France', query['input'] ?? ''),
})

/** Values of the list that the contract names, those that `input` finds. */
export const listValues: Handler = (call, { lookups }) => ({
  body: lookups.values(operateOf(call, 'lookup').lookup, call.query['input'] ?? ''),
})

export const listEnumeration: Handler = (call) => ({ body: operateOf(call, 'values').values })

/** Most entries in one answer. */
const maxEntries = 20

/** Entries of the lists that the contract names, of all records of the caller: those that the query finds, each once. */
export const searchEntries: Handler = async (call, { store, catalogue }) => {
  const owner = ownerOf(call)
  const search = operateOf(call, 'search')
  const { records } = store
  const query = Object.values(call.query)[0] ?? ''
  const terms = isNumber(query) ? [bareNumber(query)] : termsOf(query)
  const distanceOf = createDistance(query)
  let first: Found[] = []
  for await (const page of records.searched(owner, search.record, terms, call.hangUp)) {
    for (const { id, text } of page) {
      const traces = (JSON.parse(text) as Record<string, Trace[]>)[call.operation.id] ?? []
      const found = traces.flatMap(([lines, name, mark], index): Found[] => {
        if (!terms.every((term) => lines.includes(term))) return []
        return [{ id, index, distance: distanceOf(lines), name, mark }]
      })
      first = firstOf(first, found)
      // A record may hold hundreds of entries.
      await waitForTurn()
      call.hangUp.throwIfAborted()
    }
  }
  const { schema } = catalogue.record(search.record)
  const entries = new Map<string, Json[]>()
  const body: Json[] = []
  for (const { id, index, mark } of first) {
    if (!entries.has(id)) {
      const row = await records.find(owner, search.record, id)
      entries.set(id, row ? searchedEntries(schema, storedRecord(row), search) : [])
      await waitForTurn()
    }
    // Where the record was changed meanwhile, another entry may stand there.
    const entry = entries.get(id)?.[index]
    if (entry && searchTraceOf(entry, search)[2] === mark) body.push(entry)
  }
  return { body }
}

/** An entry that a query finds: in which record, where among those that are searched, and how far from the query. */
interface Found {
  id: string
  index: number
  distance: number
  name: string
  mark: string
}

const { compare } = new Intl.Collator('fr', { sensitivity: 'base', numeric: true })

/** Matches of the query come first, the others by name. */
const order = (left: Found, right: Found) => left.distance - right.distance || compare(left.name, right.name)

/**
 * The first of all, each once. An entry that was left out before cannot come back, since it ranks behind the chosen
 * ones.
 */
function firstOf(first: Found[], found: Found[]): Found[] {
  const last = first[maxEntries - 1]
  const earlier = last ? found.filter((one) => order(one, last) < 0) : found
  const sorted = [...first, ...earlier].sort(order)
  const taken: Found[] = []
  for (const one of sorted) {
    if (taken.length === maxEntries) break
    if (!taken.some(({ mark }) => mark === one.mark)) taken.push(one)
  }
  return taken
}
