import type { PropertySchema } from '#generated/definitions.gen.ts'
import { isObject } from '../record/path.ts'

/**
 * Merges a part of a schema with the keywords beside the reference to it. Demands, rules and fields are united at any
 * depth; any other keyword of `own` overrides the keyword of `base`.
 * @param nearer the part whose symbols win if both declare them
 */
export function joinParts(base: object, own: object, nearer: 'base' | 'own' = 'own'): PropertySchema {
  const before = base as Record<string, unknown>
  const united = Object.entries(own).map(([word, value]): [string, unknown] => {
    const known = before[word]
    if (isObject(known) && isObject(value)) return [word, joinParts(known, value, nearer)]
    const isUnion = (word === 'required' || word === 'rules') && Array.isArray(known) && Array.isArray(value)
    return [word, isUnion ? [...new Set<unknown>([...(known as unknown[]), ...(value as unknown[])])] : value]
  })
  return { ...base, ...(nearer === 'own' && own), ...Object.fromEntries(united) }
}
