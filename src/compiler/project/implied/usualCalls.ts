import type { VariantCalls } from '#engine/plan/PlanCall.ts'
import type { Verb } from '#engine/plan/ServerOperation.ts'
import { type ContractOperation, object } from '../readContract.ts'

/** Operation id of a usual call of a record, `folder/name`, by its verb, or of a change of its state. */
export const callName = (record: string, does: string): string =>
  does + (does === 'list' ? manyInEnglish(typeName(record)) : typeName(record))

/** `real-estate/real-estate` → `RealEstate`, `password/reset` → `PasswordReset`. */
export function typeName(record: string): string {
  const [folder = '', name = ''] = record.split('/')
  const words = (folder === name ? name : `${folder}-${name}`).split('-')
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

/** English plural of a name, for operation ids: `listProperties`. */
export function manyInEnglish(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`
  return /(s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`
}

/** The call of a verb on any record, or the first of one for each variant. */
interface UsualCall {
  operation: ContractOperation
  variants?: VariantCalls
}

/**
 * The operations on a kind of record, by verb. A verb with several operations that are not one for each variant is left
 * out: no default can be chosen.
 */
export function usualCalls(
  record: string,
  operations: ReadonlyMap<string, ContractOperation>,
): Partial<Record<Verb, UsualCall>> {
  const all = [...operations.values()].filter(({ operate }) => operate['record'] === record && operate['verb'])
  const verbs = [...new Set(all.map(({ operate }) => operate['verb'] as Verb))]
  return Object.fromEntries(
    verbs.flatMap((verb) => {
      const call = usualCall(all.filter(({ operate }) => operate['verb'] === verb))
      return call ? [[verb, call]] : []
    }),
  )
}

/** The only operation of a verb, or one for each variant: they differ in the value of one field in `only` or `sets`. */
function usualCall(all: readonly ContractOperation[]): UsualCall | undefined {
  const [operation, ...others] = all
  if (!operation) return undefined
  const given = all.map(({ operate }): Record<string, unknown> => ({
    ...object(operate['only']),
    ...object(operate['sets']),
  }))
  const [field, ...more] = new Set(given.flatMap((values) => Object.keys(values)))
  if (field === undefined) return others.length === 0 ? { operation } : undefined
  const names = given
    .map((values) => values[field])
    .filter((name): name is string => typeof name === 'string' && !name.includes('{'))
  if (others.length === 0 || more.length > 0 || new Set(names).size < all.length) return undefined
  const operations = Object.fromEntries(names.map((name, index) => [name, all[index]?.id ?? '']))
  return { operation, variants: { field, operations } }
}
