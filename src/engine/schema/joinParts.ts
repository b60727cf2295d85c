import type { PropertySchema } from '#generated/definitions.gen.ts'
import { isObject } from '../record/path.ts'

/**
 * A part of a schema, and what stands beside the reference to it: demands, rules and fields are united, at any depth; any
 * other word of `own` overrides that of `base`.
 */
export function joinParts(base: PropertySchema, own: PropertySchema): PropertySchema {
  return joined(base, own)
}

function joined(base: object, own: object): object {
  const before = base as Record<string, unknown>
  const united = Object.entries(own).map(([word, value]): [string, unknown] => {
    const known = before[word]
    if (isObject(known) && isObject(value)) return [word, joined(known, value)]
    const isUnion = (word === 'required' || word === 'rules') && Array.isArray(known) && Array.isArray(value)
    return [word, isUnion ? [...new Set<unknown>([...(known as unknown[]), ...(value as unknown[])])] : value]
  })
  return { ...base, ...Object.fromEntries(united) }
}
