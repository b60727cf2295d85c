import { isObject } from '../record/path.ts'

/** Word paths of the fields that a rule of a record demands, by its `then`, where its condition is true. */
export function demandedPaths(then: unknown, prefix = ''): string[] {
  if (!isObject(then)) return []
  const { required, properties, items } = then
  const names = Array.isArray(required) ? required.filter((name): name is string => typeof name === 'string') : []
  const inner = Object.entries(isObject(properties) ? properties : {})
  return [
    ...names.map((name) => prefix + name),
    ...inner.flatMap(([name, part]) => demandedPaths(part, `${prefix}${name}.`)),
    // The required fields of each entry of a list. The list itself is no step of a word path.
    ...demandedPaths(items, prefix),
  ]
}
