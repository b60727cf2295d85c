import { readContract } from '#compiler/contract/readContract.ts'
import type { LookupsDefinition } from '#generated/definitions.gen.ts'
import { createLookups } from '#server/lookups/createLookups.ts'
import { readApi } from './domain.ts'
import { readJson } from './readJson.ts'

/** The values of each lookup that offers the same ones to everybody, by name of the lookup. */
export type OfferedValues = Record<string, string[]>

/** Reads them through the handlers that answer with them. What depends on the caller's records is left out. */
export function readOfferedValues({ operations } = readContract(readApi())): OfferedValues {
  const { lookups } = readJson<LookupsDefinition>('schemas/lookups.json')
  const lists = createLookups('schemas')
  return Object.fromEntries(
    Object.entries(lookups).flatMap(([name, { operation, value = '' }]) => {
      const { handler, values = '' } = operations.get(operation)?.operate ?? {}
      const items =
        handler === 'listValues'
          ? lists.values(String(values), '')
          : handler === 'listCountries'
            ? lists.countries('')
            : []
      const texts = items.map((item) =>
        typeof item === 'string' ? item : ({ ...item } as Record<string, string>)[value],
      )
      return texts.length > 0 ? [[name, texts.filter((text) => text !== undefined)]] : []
    }),
  )
}
