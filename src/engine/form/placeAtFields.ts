import { wordPath } from '../record/path.ts'
import type { Problem } from '../validation/problem.ts'
import type { FieldsPlan } from '../plan/FormPlan.ts'

/**
 * Moves problems to the fields of a form, in the order of the fields: what is wrong below a field, or above one, is
 * shown at it. Each field keeps the first.
 */
export function placeAtFields(plan: FieldsPlan, problems: readonly Problem[]): Problem[] {
  const { order, fieldOf } = finderOf(plan)
  const byPath = new Map<string, Problem>()
  for (const problem of problems) {
    const path = fieldOf(problem.path)
    if (!byPath.has(path)) byPath.set(path, { ...problem, path })
  }
  const place = ({ path }: Problem) => order.get(path) ?? plan.fields.length
  return [...byPath.values()].sort((left, right) => place(left) - place(right))
}

interface FieldFinder {
  /** Place of a field in the form. */
  order: ReadonlyMap<string, number>
  /** The field that shows what is wrong at a path: the one there, else the nearest above, else the first below. */
  fieldOf: (path: string) => string
}

/** A form is checked at each change, and its plan never changes. */
const finders = new WeakMap<FieldsPlan, FieldFinder>()

function finderOf(plan: FieldsPlan): FieldFinder {
  const finder = finders.get(plan) ?? makeFinder(plan)
  finders.set(plan, finder)
  return finder
}

function makeFinder(plan: FieldsPlan): FieldFinder {
  const order = new Map(plan.fields.map(({ path }, index) => [path, index]))
  const exact = new Map<string, string>()
  const firstBelow = new Map<string, string>()
  for (const { path } of plan.fields) {
    for (const name of [path, wordPath(path)]) {
      if (!exact.has(name)) exact.set(name, path)
      for (const above of ancestors(name)) if (!firstBelow.has(above)) firstBelow.set(above, path)
    }
  }
  const fieldOf = (path: string) => {
    const above = ancestors(path).find((name) => exact.has(name)) ?? ''
    return exact.get(path) ?? exact.get(above) ?? firstBelow.get(path) ?? path
  }
  return { order, fieldOf }
}

/** The paths above a path, the nearest first. @example 'a.b.c' → 'a.b', 'a' */
function ancestors(path: string): string[] {
  const parts = path.split('.')
  return parts.slice(1).map((_, index) => parts.slice(0, parts.length - 1 - index).join('.'))
}
