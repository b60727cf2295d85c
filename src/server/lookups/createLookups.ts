import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OfferedValue, ValuesDefinition } from '#generated/definitions.gen.ts'
import type { Language } from '#generated/languages.gen.ts'
import { createCountries, type Country } from './countries.ts'
import { isCalled, search, searchable, type Searchable } from './search.ts'
import { createTowns, type Town } from './towns.ts'

/** Most towns in one answer; there are 35,000. */
const mostTowns = 50

/** Lists of values that the server offers. */
export interface Lookups {
  /** The values of `schemas/lookups/<name>.values.json` that a query finds. Throws if there is no such file. */
  values(name: string, query: string): OfferedValue[]
  /** @param language in which they are named as well, if it is neither French nor English */
  countries(query: string, language?: Language): Country[]
  /** Towns of a country, which is named in French, in English or by its code; only those of France are known. */
  towns(country: string, query: string): Promise<Town[]>
}

/** Reads the lists below `schemas/lookups`. */
export function createLookups(schemas: string): Lookups {
  const definitions = readDefinitions(join(schemas, 'lookups'))
  const lists = new Map([...definitions].map(([name, { values }]) => [name, values.map(asSearchable)]))
  const countries = createCountries(definitions.get('countries') ?? { $schema: '', values: [] })
  const towns = createTowns(mostTowns)
  return {
    values(name, query) {
      const list = lists.get(name)
      if (!list) throw new Error(`There is no schemas/lookups/${name}.values.json`)
      return search(list, query)
    },
    countries,
    async towns(country, query) {
      return isCalled(['FRA', 'FR', 'France'], country) ? towns(query) : []
    },
  }
}

function asSearchable(value: OfferedValue): Searchable<OfferedValue> {
  return searchable(value, typeof value === 'string' ? [value] : Object.values(value))
}

function readDefinitions(folder: string): Map<string, ValuesDefinition> {
  const ending = '.values.json'
  const files = readdirSync(folder).filter((file) => file.endsWith(ending))
  return new Map(
    files.map((file) => [
      file.slice(0, -ending.length),
      JSON.parse(readFileSync(join(folder, file), 'utf8')) as ValuesDefinition,
    ]),
  )
}
