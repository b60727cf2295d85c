import type { RecordRule } from '#generated/definitions.gen.ts'
import { isObject } from '../record/path.ts'

/** Word paths of the fields that a rule of a record demands where its condition is true. */
export const demandedPaths = ({ then }: RecordRule): string[] => demandedIn(then)

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
