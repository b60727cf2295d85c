import type { PlanLoad } from '../plan/PlanCalls.ts'
import type { FormPlan } from '../plan/FormPlan.ts'
import { setAt, type Json } from '../record/path.ts'

/**
 * Whether an address holds a word, as a step of its path or as a value of its query.
 * @param address path and query below the base path
 * @example isAt('/boat/new?type=sail', 'sail') and isAt('/boat/sail/7/edit', 'sail')
 */
export function isAt(address: string, word: string): boolean {
  const [path = '', query = ''] = address.split('?')
  // The words that a definition may ask for are written as they are in any address.
  const values = query.split('&').map((pair) => pair.split('=')[1])
  return path.split('/').includes(word) || values.includes(word)
}

/** The operation that loads what an address shows: the first alternative whose word it holds, else the usual one. */
export function loadOperation({ operation, alternatives = [] }: PlanLoad, address: string): string {
  return alternatives.find(({ onlyAt }) => isAt(address, onlyAt))?.operation ?? operation
}

/**
 * What a form starts a new record with: the defaults of its schema, what its address decides, and the records at which
 * the address says that it points.
 * @example startRecord(form, '/boat/new?harbour=4f1c…')
 */
export function startRecord(
  { start, starts = [], fields }: Pick<FormPlan, 'start' | 'starts' | 'fields'>,
  address: string,
): Json {
  const [, query = ''] = address.split('?')
  const named = new Map(query.split('&').map((pair) => pair.split('=') as [string, string | undefined]))
  const pointing = fields.flatMap(({ path, schema }) => {
    const value = named.get(path)
    if (!value || (schema.items ?? schema).refers === undefined) return []
    return [{ path, value: schema.items ? [value] : value }]
  })
  const decided = starts.filter(({ onlyAt }) => isAt(address, onlyAt))
  return [...decided, ...pointing].reduce((record, { path, value }) => setAt(record, path, value), start)
}
