import { derivedOnce } from '../derivedOnce.ts'
import { wordPath } from '../record/path.ts'

/** One thing that is wrong with a record. It becomes words only where it is shown. */
export interface Problem {
  /** Path of the field with dots; empty for the record as a whole. */
  path: string
  /** What is wrong: `required`, `type`, `format`, `enum`, `minimum`, `maxLength`, `unknown`… */
  code: string
  /** Figures for the message, e.g. `{ limit: 200 }`. */
  params: Record<string, unknown>
  /** `warning` is advice that blocks nothing; all else does. */
  severity?: 'warning'
  /** What a server says in a sentence of its own, in the place of a code. */
  sentence?: string
}

/** A problem without figures. */
export const problemAt = (path: string, code: string): Problem => ({ path, code, params: {} })

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

/** Whether a problem keeps a record from being saved. */
export const blocks = ({ severity }: Problem): boolean => severity === undefined

/** Turns what validators say into problems: one for each field, the first that was found; of advice, where all is right. */
export function toProblems(errors: readonly ValidatorError[]): Problem[] {
  const byPath = new Map<string, Problem>()
  for (const { keyword, instancePath, params } of errors) {
    // The parts of a rule are reported by themselves; the rule as a whole has no field to stand at.
    if (keyword === 'if') continue
    if (byPath.size === most) break
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

/** The fields of a form in their order. */
interface Fields {
  fields: readonly { path: string }[]
}

/**
 * Moves problems to the fields of a form, by path in the order of the fields: what is wrong below a field, or above one,
 * is shown at it. Each field keeps the first.
 */
export function placeAtFields(plan: Fields, problems: readonly Problem[]): ReadonlyMap<string, Problem> {
  const { order, fieldOf } = finderOf(plan)
  const byPath = new Map<string, Problem>()
  for (const problem of problems) {
    const path = fieldOf(problem.path)
    if (!byPath.has(path)) byPath.set(path, { ...problem, path })
  }
  const place = (path: string) => order.get(path) ?? plan.fields.length
  return new Map([...byPath].sort(([left], [right]) => place(left) - place(right)))
}

/** Finds the field that shows what is wrong at a path, and its place in the form, which is checked at each change. */
const finderOf = derivedOnce((plan: Fields) => {
  const order = new Map(plan.fields.map(({ path }, index) => [path, index]))
  const exact = new Map<string, string>()
  const firstBelow = new Map<string, string>()
  for (const { path } of plan.fields) {
    for (const name of [path, wordPath(path)]) {
      if (!exact.has(name)) exact.set(name, path)
      for (const above of ancestors(name)) if (!firstBelow.has(above)) firstBelow.set(above, path)
    }
  }
  /** The one there, else the nearest above, else the first below. */
  const fieldOf = (path: string) => {
    const above = ancestors(path).find((name) => exact.has(name)) ?? ''
    return exact.get(path) ?? exact.get(above) ?? firstBelow.get(path) ?? path
  }
  return { order, fieldOf }
})

/** The paths above a path, the nearest first. @example 'a.b.c' → 'a.b', 'a' */
function ancestors(path: string): string[] {
  const parts = path.split('.')
  return parts.slice(1).map((_, index) => parts.slice(0, parts.length - 1 - index).join('.'))
}
