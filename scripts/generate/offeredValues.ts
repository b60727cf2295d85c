import { readFileSync } from 'node:fs'
import type { LookupsDefinition } from '#generated/definitions.gen.ts'
import { readOperations } from '#server/contract/readOperations.ts'
import { createLookups } from '#server/lookups/createLookups.ts'
import { readJson } from './readJson.ts'

/** The values of each lookup that offers the same ones to everybody, by name of the lookup. */
export type OfferedValues = Record<string, string[]>

/** Reads them through the handlers that answer with them. What depends on the caller's records is left out. */
export function readOfferedValues(root = 'schemas', api = 'openapi/openapi.yaml'): OfferedValues {
  const { lookups } = readJson<LookupsDefinition>(`${root}/lookups.json`)
  const operations = readOperations(readFileSync(api, 'utf8'))
  const lists = createLookups(root)
  return Object.fromEntries(
    Object.entries(lookups).flatMap(([name, { operation, value = '' }]) => {
      const operate = operations.find(({ id }) => id === operation)?.operate
      if (!operate || 'verb' in operate) return []
      const { handler, values = '' } = operate
      const items =
        handler === 'listValues' ? lists.values(values, '') : handler === 'listCountries' ? lists.countries('') : []
      const texts = items.map((item) =>
        typeof item === 'string' ? item : ({ ...item } as Record<string, string>)[value],
      )
      return texts.length > 0 ? [[name, texts.filter((text) => text !== undefined)]] : []
    }),
  )
}
