/** A mistake in a definition: where it stands, what it is, why it is one, and how to mend it. */
export interface Finding {
  /** Path below the project. */
  file: string
  /** Both count from one. */
  line: number
  column: number
  /** Name of the rule that found it. */
  rule: string
  what: string
  why: string
  mend: string
}

/** One finding as a line that an editor's terminal can jump from. */
export function findingLine({ file, line, column, what, why, mend }: Finding): string {
  return `${file}:${line}:${column}  ${what}; ${why}; ${mend}`
}
