import type { Told } from './sentences.ts'

/** A mistake in a definition: where it stands, its cause and its cure. */
export interface Finding {
  /** Path below the project. */
  file: string
  /** Both count from one. */
  line: number
  column: number
  /** Name of the sentence. */
  code: Told[0]
  cause: string
  cure: string
}

/** One finding as a line that an editor's terminal can jump from. */
export function findingLine({ file, line, column, cause, cure }: Finding): string {
  return `${file}:${line}:${column}  ${cause}; ${cure}`
}
