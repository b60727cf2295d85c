import { isObject } from '#engine/record/path.ts'

/** JavaScript among the values of a module, which stands there as it is. */
export class Script {
  readonly code: string
  constructor(code: string) {
    this.code = code
  }
}

/** A value as JavaScript: as `JSON.stringify` lays it out, but for the code that it holds. */
export function scriptOf(value: unknown, indent = ''): string {
  const inner = `${indent}  `
  const block = (opening: string, parts: readonly string[], closing: string) =>
    parts.length === 0
      ? opening + closing
      : `${opening}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${closing}`
  if (value instanceof Script) return value.code
  if (Array.isArray(value))
    return block(
      '[',
      value.map((item) => scriptOf(item, inner)),
      ']',
    )
  if (!isObject(value)) return JSON.stringify(value)
  const parts = Object.entries(value).filter(([, part]) => part !== undefined)
  return block(
    '{',
    parts.map(([name, part]) => `${JSON.stringify(name)}: ${scriptOf(part, inner)}`),
    '}',
  )
}
