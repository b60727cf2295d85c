import { isSafePattern } from 'redos-detector'

/**
 * A mistake in a regular expression: it is none under the flag `u`, it can backtrack, or nobody can tell whether it does.
 * `about` is the complaint of the parser, or the part that backtracks.
 */
export interface PatternMistake {
  code: 'noPattern' | 'backtracking' | 'unreadPattern'
  about: string
}

/** The mistakes of patterns that were looked at: finding out takes a while. */
const known = new Map<string, PatternMistake | undefined>()
/** Steps that the search may take: a pattern that was not found to be safe by then is not. */
const maxSteps = 3000

/**
 * Returns the mistake in a pattern; undefined if it can run anywhere, on any text. Patterns run with the flag `u` and
 * without a time limit, so a pattern that cannot be analysed is a mistake too.
 */
export function patternMistake(pattern: string): PatternMistake | undefined {
  if (!known.has(pattern)) known.set(pattern, analysePattern(pattern))
  return known.get(pattern)
}

/** Analyses a pattern: its syntax, then whether some text makes it backtrack. */
function analysePattern(pattern: string): PatternMistake | undefined {
  try {
    new RegExp(pattern, 'u')
  } catch (problem) {
    return { code: 'noPattern', about: (problem as Error).message.replace(/^.*\/u?: /s, '') }
  }
  // The search takes no step into what looks behind, and calls it safe.
  if (withoutSigns(pattern).includes('(?<')) return { code: 'unreadPattern', about: pattern }
  try {
    const { safe, trails } = isSafePattern(pattern, { unicode: true, maxSteps })
    if (safe) return undefined
    return { code: 'backtracking', about: `"${trails[0]?.trail.at(-1)?.a.node.source ?? pattern}"` }
  } catch {
    return { code: 'unreadPattern', about: pattern }
  }
}

/** A pattern without escaped signs and classes, in which a bracket stands for itself. */
const withoutSigns = (pattern: string) => pattern.replaceAll(/\\.|\[(?:\\.|[^\]\\])*\]/gsu, '')
