import sentences from './sentences.json' with { type: 'json' }

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
    return given
  }
  const [cause = '', cure = '', at] = sentences[code].map((text) => text.replaceAll(/\{(\d)\}/g, part))
  return at === 'name' ? [cause, cure, at] : [cause, cure]
}
