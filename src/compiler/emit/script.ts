/** JavaScript among the values of a module, which stands there as it is. */
export class Script {
  readonly code: string
  constructor(code: string) {
    this.code = code
  }
}

/**
 * Serialises a value as JavaScript, with the indentation of `JSON.stringify`. The code of a `Script` is inserted
 * unchanged.
 */
export function scriptOf(value: unknown, indent = ''): string {
  const inside = `${indent}  `
  const list = (parts: string[], [open, close]: [string, string]) =>
    parts.length === 0 ? open + close : `${open}\n${inside}${parts.join(`,\n${inside}`)}\n${indent}${close}`
  if (value instanceof Script) return value.code
  if (Array.isArray(value)) {
    return list(
      value.map((one) => scriptOf(one ?? null, inside)),
      ['[', ']'],
    )
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).filter(([, one]) => one !== undefined)
  return list(
    entries.map(([name, one]) => `${nameInScript(name)}: ${scriptOf(one, inside)}`),
    ['{', '}'],
  )
}

/** Written plainly, this one name would set the prototype. */
const nameInScript = (name: string) => (name === '__proto__' ? `["__proto__"]` : JSON.stringify(name))
