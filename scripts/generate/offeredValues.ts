import type { Project } from '#compiler/findings/read/readProject.ts'
import type { OfferedValues } from '#compiler/validators/validatorsModule.ts'
import { createLookups } from '#server/lookups/createLookups.ts'

/** The values that lookups offer, read through the handlers that answer with them. What depends on the caller's records is left out. */
export function offeredValues({
  contract,
  values,
  lookups: { lookups },
}: Pick<Project, 'contract' | 'values' | 'lookups'>): OfferedValues {
  const lists = createLookups(values)
  return Object.fromEntries(
    Object.entries(lookups).flatMap(([name, { operation, value = '' }]) => {
      const { handler, values: list = '' } = contract.operations.get(operation)?.operate ?? {}
      const items =
        handler === 'listValues'
          ? lists.values(String(list), '')
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
