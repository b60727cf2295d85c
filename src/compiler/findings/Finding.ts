import type { Sentence } from './Sentence.ts'
import { sentences, type Told } from './sentences.ts'

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

/** The sentence of a code, with its parts filled in. */
export function sentenceOf([code, ...parts]: Told): Sentence {
  return (sentences[code] as (...parts: string[]) => Sentence)(...parts)
}

/** One finding as a line that an editor's terminal can jump from. */
export function findingLine({ file, line, column, cause, cure }: Finding): string {
  return `${file}:${line}:${column}  ${cause}; ${cure}`
}
