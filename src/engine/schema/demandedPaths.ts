import type { RecordSchema } from '#generated/definitions.gen.ts'
import { isObject } from '../record/path.ts'

/** Paths of the fields that a rule of the record demands, under whatever condition. */
export function demandedPaths({ rules = [] }: RecordSchema): Set<string> {
  return new Set(rules.flatMap((rule) => [...demandedIn(rule.then), ...demandedIn(rule.else)]))
}

function demandedIn(condition: unknown, prefix = ''): string[] {
  if (!isObject(condition)) return []
  const { required, properties } = condition
  const names = Array.isArray(required) ? required.filter((name): name is string => typeof name === 'string') : []
  const inner = Object.entries(isObject(properties) ? properties : {})
  return [
    ...names.map((name) => prefix + name),
    ...inner.flatMap(([name, part]) => demandedIn(part, `${prefix}${name}.`)),
  ]
}
