import { findEnumeration } from '#compiler/emit/contract/callModules.ts'
import type { Project } from '#compiler/project/readProject.ts'
import type { OfferedValues } from '#compiler/emit/validators/validatorsModule.ts'
import { createValueLists } from '#server/lookups/createValueLists.ts'

/**
 * The values that lookups offer, read through the handlers that answer with them. A lookup that depends on the caller's
 * records has none, nor has one whose values are missing, which the lint reports.
 */
export function offeredValues(project: Pick<Project, 'contract' | 'values' | 'lookups' | 'schemas'>): OfferedValues {
  const { contract, values, schemas } = project
  const lists = createValueLists(values)
  const readers: Partial<Record<string, (list: string) => readonly (string | object)[]>> = {
    listValues: (list) => (Object.hasOwn(values, list) ? lists.values(list, '') : []),
    listEnumeration: (list) => findEnumeration(list, (name) => schemas.get(name)) ?? [],
    listCountries: () => lists.countries(''),
  }
  const itemsOf = ({ handler, values: list }: Record<string, unknown> = {}) => {
    const read = readers[String(handler)]
    return read ? read(String(list)) : []
  }
  return Object.fromEntries(
    Object.entries(project.lookups.lookups).flatMap(([name, { operation, value = '' }]) => {
      const items = itemsOf(contract.operations.get(operation)?.operate)
      const texts = items.map((item) =>
        typeof item === 'string' ? item : ({ ...item } as Record<string, string>)[value],
      )
      return texts.length > 0 ? [[name, texts.filter((text) => text !== undefined)]] : []
    }),
  )
}
