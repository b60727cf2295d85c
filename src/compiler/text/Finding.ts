import sentences from './sentences.json' with { type: 'json' }
import type { Path, Position, Source } from './Source.ts'
import names from './typeNames.json' with { type: 'json' }

/** A mistake in a definition: where it stands, its cause and its cure. */
export interface Finding extends Required<Position> {
  /** Name of the sentence. */
  code: Told[0]
  cause: string
  cure: string
}

/** Where a finding stands. */
export interface Place {
  source: Source
  path: Path
  /** Whether it stands at the name before the value. */
  isName?: boolean
  /** The character of a text at which it stands, counted from 0. */
  character?: number
}

export type Report = (place: Place, ...told: Told) => void

/** One finding as a line that an editor's terminal can jump from. */
export function findingLine({ file, line, column, cause, cure }: Finding): string {
  return `${file}:${line}:${column}  ${cause}; ${cure}`
}

type Code = keyof typeof sentences
/** A code of `sentences.json` with the parts of its sentence, in the order of their numbers there. */
export type Told = [code: Code, ...parts: string[]]

/**
 * The sentence of a code, with its parts filled in: cause, cure, and `name` where it is the name of a property that is
 * wrong rather than its value. Throws if a part is missing.
 */
export function sentenceOf([code, ...parts]: Told): [cause: string, cure: string, at?: 'name'] {
  const part = (_: string, place: string) => {
    const given = parts[Number(place)]
    if (given === undefined) throw new Error(`The sentence "${code}" lacks its part ${place}`)
    return shortened(given)
  }
  const [cause = '', cure = '', at] = sentences[code].map((text) => text.replaceAll(/\{(\d)\}/g, part))
  return at === 'name' ? [cause, cure, at] : [cause, cure]
}

/** Letters of what somebody wrote, at most: an expression may have a hundred thousand. */
const mostLetters = 1000

/** A text with its middle left out where it is long. */
const shortened = (text: string): string =>
  text.length <= mostLetters ? text : `${text.slice(0, mostLetters / 2)} … ${text.slice(-mostLetters / 2)}`

/** A type of JSON or of CEL as people call it, with its article. */
export const typeName = (type: string): string => (names as Record<string, string>)[type] ?? `a ${type}`
