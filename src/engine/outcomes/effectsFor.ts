import type { Effect, OutcomeTable, Address, Condition } from '#generated/definitions.gen.ts'

/**
 * The effects of an answer: those of its status, else of its class, else of `other`; no answer at all takes `network`.
 * No row means no effect.
 */
export function effectsFor(rows: OutcomeTable, status: number | 'network'): Effect[] {
  if (status === 'network') return rows.network ?? rows.other ?? []
  return rows[`${status}`] ?? rows[classOf(status)] ?? (status >= 300 ? rows.other : undefined) ?? []
}

function classOf(status: number): '2xx' | '4xx' | '5xx' | 'other' {
  if (status >= 200 && status < 300) return '2xx'
  if (status >= 400 && status < 500) return '4xx'
  return status >= 500 ? '5xx' : 'other'
}

/**
 * The address that counts for a record; undefined if none of several does.
 * @param holds tells whether a condition holds for the record
 */
export function chooseAddress(address: Address, holds: (condition: Condition) => boolean): string | undefined {
  if (typeof address === 'string') return address
  return address.find(({ onlyIf }) => onlyIf === undefined || holds(onlyIf))?.to
}
