import { isSafePattern } from 'redos-detector'

/** Where patterns backtrack; empty for those that do not. Finding it out takes a while. */
const known = new Map<string, string>()
/** What the search may cost: beyond it, a pattern that was not found to be safe is not. */
const maxSteps = 3000

/** The part at which a regular expression can backtrack; empty for one that cannot, and for what is none. */
export function backtracksAt(pattern: string): string {
  const place = known.get(pattern) ?? search(pattern)
  known.set(pattern, place)
  return place
}

function search(pattern: string): string {
  try {
    const { safe, trails } = isSafePattern(pattern, { unicode: true, maxSteps })
    return safe ? '' : `"${trails[0]?.trail.at(-1)?.a.node.source ?? pattern}"`
  } catch {
    return ''
  }
}
