import type { Effect, OutcomeTable } from '#generated/definitions.gen.ts'

/**
 * The effects of an answer: those of its status, else of its class, else of `other`; no answer at all takes `network`.
 * Rows of a table replace those of the shared table that it uses. No row means no effect.
 * @throws if a shared table does not exist or leads in a circle
 */
export function effectsFor(
  table: OutcomeTable,
  shared: Record<string, OutcomeTable>,
  status: number | 'network',
): Effect[] {
  const rows = withShared(table, shared, [])
  if (status === 'network') return rows.network ?? rows.other ?? []
  return rows[`${status}`] ?? rows[classOf(status)] ?? (status >= 300 ? rows.other : undefined) ?? []
}

function classOf(status: number): '2xx' | '4xx' | '5xx' | 'other' {
  if (status >= 200 && status < 300) return '2xx'
  if (status >= 400 && status < 500) return '4xx'
  return status >= 500 ? '5xx' : 'other'
}

function withShared(table: OutcomeTable, shared: Record<string, OutcomeTable>, trail: string[]): OutcomeTable {
  const { use } = table
  if (use === undefined) return table
  const base = shared[use]
  if (!base) throw new Error(`There is no shared outcome table ${use}`)
  if (trail.includes(use)) throw new Error(`The outcome table ${use} uses itself`)
  return { ...withShared(base, shared, [...trail, use]), ...table }
}
