import type { PropertySchema } from '#generated/definitions.gen.ts'
import { isObject } from '../record/path.ts'

/**
 * A part of a schema, and what stands beside the reference to it: demands, rules and fields are united, at any depth; any
 * other word of `own` overrides that of `base`.
 * @param nearer the one whose symbols a part has that both declare
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
