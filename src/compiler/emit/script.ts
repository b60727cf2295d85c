/** JavaScript among the values of a module, which stands there as it is. */
export class Script {
  readonly code: string
  constructor(code: string) {
    this.code = code
  }
  /** A text between marks that no text of a definition holds. */
  toJSON(): string {
    return `\u0000${this.code}\u0000`
  }
}

/** A value as JavaScript: as `JSON.stringify` lays it out, but for the code that it holds. */
export const scriptOf = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(/"\\u0000(.*?)\\u0000"/g, (_, code: string) => String(JSON.parse(`"${code}"`)))
