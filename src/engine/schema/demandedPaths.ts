import type { RecordSchema } from '#generated/definitions.gen.ts'
import { isObject, type Json } from '../record/path.ts'
import type { Holds } from '../validation/createValidation.ts'

/** Word paths of the fields that a rule of the record demands, under whatever condition. */
export function demandedPaths({ rules = [] }: RecordSchema): Set<string> {
  return new Set(rules.flatMap(({ then }) => demandedIn(then)))
}

/** Word paths of the fields that the rules of the record demand as it stands. @param holds of its validation */
export function demandedNow({ rules = [] }: RecordSchema, record: Json, holds: Holds): ReadonlySet<string> {
  const current = rules.filter(({ if: condition }) => condition !== undefined && holds(condition, record))
  return new Set(current.flatMap(({ then }) => demandedIn(then)))
}

function demandedIn(condition: unknown, prefix = ''): string[] {
  if (!isObject(condition)) return []
  const { required, properties, items } = condition
  const names = Array.isArray(required) ? required.filter((name): name is string => typeof name === 'string') : []
  const inner = Object.entries(isObject(properties) ? properties : {})
  return [
    ...names.map((name) => prefix + name),
    ...inner.flatMap(([name, part]) => demandedIn(part, `${prefix}${name}.`)),
    // What each entry of a list must have; the list itself is no step of a word path.
    ...demandedIn(items, prefix),
  ]
}
