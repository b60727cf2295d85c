/** One thing that is wrong with a record. It becomes words only where it is shown. */
export interface Problem {
  /** Path of the field with dots; empty for the record as a whole. */
  path: string
  /** What is wrong: `required`, `type`, `format`, `enum`, `minimum`, `maxLength`, `unknown`… */
  code: string
  /** Figures for the message, e.g. `{ limit: 200 }`. */
  params: Record<string, unknown>
  /** What a server says in a sentence of its own, in the place of a code. */
  sentence?: string
}

/** What a generated validator says of one mistake. */
export interface ValidatorError {
  keyword: string
  instancePath: string
  params: Record<string, unknown>
}

/** More mistakes than a form has fields, and far fewer than a hostile body may hold. */
const most = 1000

/** Codes of keywords that have another name for people. */
const codes: Record<string, string> = { additionalProperties: 'unknown', lookup: 'enum' }

/** Turns what validators say into problems: one for each field, the first that was found. */
export function toProblems(errors: readonly ValidatorError[]): Problem[] {
  const byPath = new Map<string, Problem>()
  for (const { keyword, instancePath, params } of errors) {
    // The parts of a rule are reported by themselves; the rule as a whole has no field to stand at.
    if (keyword === 'if') continue
    if (byPath.size === most) break
    const place = instancePath.slice(1).split('/').map(unescapePointer).join('.')
    const { missingProperty, additionalProperty, ...others } = params
    const child = missingProperty ?? additionalProperty
    const path = typeof child === 'string' ? [place, child].filter(Boolean).join('.') : place
    if (!byPath.has(path)) byPath.set(path, { path, code: codes[keyword] ?? keyword, params: others })
  }
  return [...byPath.values()]
}

const unescapePointer = (part: string) => part.replaceAll('~1', '/').replaceAll('~0', '~')
