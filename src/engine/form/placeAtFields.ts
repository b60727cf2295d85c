import { derivedOnce } from '../derivedOnce.ts'
import { wordPath } from '../record/path.ts'
import type { Problem } from '../record/problem.ts'

interface Fields {
  fields: readonly { path: string }[]
}

/**
 * Moves problems to the fields of a form, in the order of the fields. A problem below or above a field is shown at that
 * field. Each field keeps the first.
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

/**
 * Finds the field that shows the problem of a path, and its position in the form. Each change looks this up, so it is
 * indexed once.
 */
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
