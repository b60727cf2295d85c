import { isObject } from '#engine/record/path.ts'
import type { OutcomeTable } from '#generated/definitions.gen.ts'
import { mapProperties } from './mapProperties.ts'

/** A definition, with the rows of the shared outcome tables in each table that uses one. */
export function withOutcomes<Definition>(definition: Definition, shared: Record<string, OutcomeTable>): Definition {
  return mapProperties(definition, (name, value, inner) =>
    inner(name === 'outcomes' && isObject(value) ? rowsOf(value as OutcomeTable, shared) : value),
  ) as Definition
}

/**
 * The rows of an outcome table; its own replace those of the shared table that it uses.
 * Throws if a shared table does not exist or uses itself.
 */
export function rowsOf(
  { use, ...own }: OutcomeTable,
  shared: Record<string, OutcomeTable>,
  trail: readonly string[] = [],
): OutcomeTable {
  if (use === undefined) return own
  const base = shared[use]
  if (!base) throw new Error(`There is no shared outcome table ${use}`)
  if (trail.includes(use)) throw new Error(`The outcome table ${use} uses itself`)
  return { ...rowsOf(base, shared, [...trail, use]), ...own }
}
