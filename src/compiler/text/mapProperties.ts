import { isObject } from '#engine/record/path.ts'

/**
 * A copy of JSON in which properties have another value, at any depth.
 * @param change gives the value of a property; `inner` is what the walk makes of the value, `owner` the object that holds it
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
