import { isDeepStrictEqual } from 'node:util'
import { getAt, type Json } from '#engine/record/path.ts'
import { preferredLanguage } from '../languages.ts'
import { search, searchable } from '../lookups/search.ts'
import type { Handler } from '../request/Call.ts'
import { turn } from '../store/pages.ts'
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

/** The values of the enumeration that the contract names. */
export const listEnumeration: Handler = (call) => ({ body: operateOf(call, 'values').values })

/** Most entries in one answer. */
const most = 20

/** Entries of the lists that the contract names, of all records of the caller: those that the query finds, each once. */
export const searchEntries: Handler = async (call, { store }) => {
  const { record, lists, texts } = operateOf(call, 'search')
  const [query = ''] = Object.values(call.query)
  let first: Found[] = []
  for await (const page of store.records.summaries(ownerOf(call), record, 'searched', call.hangUp)) {
    for (const summary of page) {
      const stored = JSON.parse(summary) as Record<string, Json[]>
      const entries = lists.flatMap((list) => stored[list] ?? [])
      const compared = entries.map((entry) => searchable(entry, textsOf(entry, texts)))
      const found = search(compared, query).map((entry) => ({ entry, name: textsOf(entry, texts).join(' ') }))
      first = firstOf(first, found)
      // A record may hold hundreds of entries.
      await turn()
      call.hangUp.throwIfAborted()
    }
  }
  return { body: first.map(({ entry }) => entry) }
}

interface Found {
  entry: Json
  name: string
}

const order = new Intl.Collator('fr', { sensitivity: 'base', numeric: true })

/** The first by name, each once. What was left out before cannot come back: it stands behind those that were taken. */
function firstOf(first: Found[], found: Found[]): Found[] {
  const last = first[most - 1]
  const earlier = last ? found.filter(({ name }) => order.compare(name, last.name) < 0) : found
  const sorted = [...first, ...earlier].sort((left, right) => order.compare(left.name, right.name))
  const taken: Found[] = []
  for (const one of sorted) {
    if (taken.length === most) break
    if (!taken.some(({ entry }) => isDeepStrictEqual(entry, one.entry))) taken.push(one)
  }
  return taken
}

function textsOf(entry: Json, paths: readonly string[]): string[] {
  return paths.map((path) => getAt(entry, path)).filter((text) => typeof text === 'string')
}
