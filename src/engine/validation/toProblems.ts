import { blocks, type Problem } from '../record/problem.ts'

export interface ValidatorError {
  keyword: string
  instancePath: string
  params: Record<string, unknown>
}

/** More mistakes than a form has fields, and far fewer than a hostile body may hold. */
const maxProblems = 1000

/** Codes of keywords that have another name for people. */
const codes: Record<string, string> = { additionalProperties: 'unknown', lookup: 'enum' }

/** Turns what validators say into problems: one for each field, the first that was found; of advice, where all is right. */
export function toProblems(errors: readonly ValidatorError[]): Problem[] {
  const byPath = new Map<string, Problem>()
  for (const { keyword, instancePath, params } of errors) {
    // The parts of a rule are reported by themselves; the rule as a whole has no field to stand at.
    if (keyword === 'if') continue
    if (byPath.size === maxProblems) break
    const place = instancePath.slice(1).split('/').map(unescapePointer).join('.')
    const { missingProperty, additionalProperty, field, words, severity, ...others } = params
    const child = missingProperty ?? additionalProperty ?? field
    const path = typeof child === 'string' ? [place, child].filter(Boolean).join('.') : place
    // A rule gives its problem a name of its own.
    const code = typeof words === 'string' ? words : (codes[keyword] ?? keyword)
    const known = byPath.get(path)
    if (severity === 'warning') byPath.set(path, known ?? { path, code, params: others, severity })
    else if (!known || !blocks(known)) byPath.set(path, { path, code, params: others })
  }
  return [...byPath.values()]
}

const unescapePointer = (part: string) => part.replaceAll('~1', '/').replaceAll('~0', '~')
