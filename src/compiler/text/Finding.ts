import type { Code, Sentence } from './sentences.ts'
import type { Path, Position, Source } from './Source.ts'
import names from './typeNames.json' with { type: 'json' }

/** A mistake in a definition: where it stands, its cause and its cure. */
export interface Finding extends Required<Position> {
  code: Code
  cause: string
  cure: string
}

export interface Place {
  source: Source
  path: Path
  /** Whether it stands at the name before the value. */
  isName?: boolean
  /** The character of a text at which it stands, counted from 0. */
  character?: number
}

export type Report = (place: Place, sentence: Sentence) => void

/** Returns a finding as a line from which the terminal of an editor can jump to the place. */
export function findingLine({ file, line, column, cause, cure }: Finding): string {
  return `${file}:${line}:${column}  ${cause}; ${cure}`
}

/** A type of JSON or of CEL as people call it, with its article. */
export const typeName = (type: string): string => (names as Record<string, string>)[type] ?? `a ${type}`
