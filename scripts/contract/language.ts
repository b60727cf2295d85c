import refa, { type NoParent, type Element } from 'refa'

type Step = NoParent<Element>

/** A pattern as `new RegExp(…, 'u')` reads it. Throws where it is no regular expression. */
export function readPattern(source: string) {
  return refa.JS.Parser.fromLiteral({ source, flags: 'u' }).parse()
}

/** The whole texts in which a pattern finds something. Throws where it refers back, or looks around. */
export function languageOf(source: string) {
  const { expression, maxCharacter } = readPattern(source)
  const isEdge = (step: Step | undefined, kind: 'behind' | 'ahead') =>
    step?.type === 'Assertion' && step.kind === kind && step.negate && isAnything(step)
  const anything = readPattern('[^]*').expression.alternatives.flatMap(({ elements }) => elements)
  const alternatives = expression.alternatives.map(({ elements }) => {
    const [start, end] = [isEdge(elements[0], 'behind'), isEdge(elements.at(-1), 'ahead')]
    const inner = elements.slice(start ? 1 : 0, end ? -1 : undefined)
    return {
      type: 'Concatenation' as const,
      elements: [...(start ? [] : anything), ...inner, ...(end ? [] : anything)],
    }
  })
  return refa.DFA.fromFA(refa.NFA.fromRegex({ type: 'Expression', alternatives }, { maxCharacter }))
}

/**
 * Whether a pattern accepts every text that another one accepts, decided by comparing their automata. False if one is
 * too complex for that.
 */
export function acceptsAllOf(pattern: string, other: string): boolean {
  try {
    const refused = languageOf(pattern)
    refused.complement()
    return refa.isDisjointWith(languageOf(other), refused)
  } catch {
    return false
  }
}

/** `^` and `$` are read as "not behind any letter" and "not before any letter". */
function isAnything({ alternatives }: Extract<Step, { type: 'Assertion' }>): boolean {
  const [only] = alternatives
  const [letter] = only?.elements ?? []
  return letter?.type === 'CharacterClass' && letter.characters.isAll
}
