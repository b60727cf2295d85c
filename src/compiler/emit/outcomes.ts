import { isObject } from '#engine/record/path.ts'
import type { OutcomeTable } from '#generated/definitions.gen.ts'
import { mapProperties } from '../text/mapProperties.ts'

type Tables = Readonly<Record<string, OutcomeTable>>

/** The shared outcome tables that a table includes by `use`, by name, nearest first. */
export function tablesUsed({ use }: OutcomeTable, shared: Tables): ReadonlyMap<string, OutcomeTable> {
  const found = new Map<string, OutcomeTable>()
  for (let name = use; name !== undefined && !found.has(name); name = found.get(name)?.use) {
    const table = shared[name]
    if (table) found.set(name, table)
  }
  return found
}

/**
 * Copies the rows of shared outcome tables into the tables that use them; rows of the table itself win. Screens then
 * need no lookup.
 */
export function withOutcomes<Definition>(definition: Definition, shared: Tables): Definition {
  return mapProperties(definition, (name, value, inner) => {
    if (name !== 'outcomes' || !isObject(value)) return inner(value)
    const tables = [value, ...tablesUsed(value as OutcomeTable, shared).values()]
    const { use: _, ...rows } = Object.assign({}, ...tables.toReversed()) as OutcomeTable
    return inner(rows)
  }) as Definition
}
