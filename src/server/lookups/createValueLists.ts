import { plainWords } from '#engine/text/plainLetters.ts'
import type { OfferedValue, ValuesDefinition } from '#generated/definitions.gen.ts'
import { createCountries } from './countries.ts'
import { search, searchable, type Searchable } from '#engine/text/ranking.ts'
import { findTowns } from './towns.ts'

export type ValueLists = ReturnType<typeof createValueLists>

/** @param definitions lists of `schemas/lookups` by name */
export function createValueLists(definitions: Readonly<Record<string, ValuesDefinition>>) {
  const lists = new Map(Object.entries(definitions).map(([name, { values }]) => [name, values.map(asSearchable)]))
  const countries = createCountries(definitions['countries'] ?? { $schema: '', values: [] })
  return {
    /** The values of `schemas/lookups/<name>.values.json` that a query finds. Throws if there is no such file. */
    values(name: string, query: string): OfferedValue[] {
      const list = lists.get(name)
      if (!list) throw new Error(`There is no schemas/lookups/${name}.values.json`)
      return search(list, query)
    },
    countries,
    /** Towns of a country, named in French, in English or by its code; only French towns are known. */
    async towns(country: string, query: string) {
      return ['fra', 'fr', 'france'].includes(plainWords(country)) ? findTowns(query) : []
    },
  }
}

function asSearchable(value: OfferedValue): Searchable<OfferedValue> {
  return searchable(value, { names: typeof value === 'string' ? [value] : Object.values(value) })
}
