import { isObject } from '#engine/record/path.ts'

/**
 * Copies JSON and lets `change` replace the value of any property, at any depth.
 * @param change returns the new value of a property; `inner` continues the walk into a value, `owner` is the object
 * that has the property
 */
export function mapProperties(
  part: unknown,
  change: (name: string, value: unknown, inner: (value: unknown) => unknown, owner: object) => unknown,
): unknown {
  const inner = (value: unknown) => mapProperties(value, change)
  if (Array.isArray(part)) return part.map(inner)
  if (!isObject(part)) return part
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, change(name, value, inner, part)]))
}
