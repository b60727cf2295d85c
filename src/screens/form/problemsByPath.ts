import { isAbsent } from '#engine/form/isAbsent.ts'
import { getAt, type Json } from '#engine/record/path.ts'
import type { Problem } from '#engine/validation/problem.ts'
import type { FormStatus } from './FormState.ts'

export type ProblemsByPath = ReadonlyMap<string, Problem>

/** Problems by path, in their order; one that is as it was before stays the same object. */
export function problemsByPath(problems: readonly Problem[], before?: ProblemsByPath): ProblemsByPath {
  return new Map(
    problems.map((problem) => {
      const old = before?.get(problem.path)
      return [problem.path, old && isSame(old, problem) ? old : problem]
    }),
  )
}

/**
 * Parts what keeps a form from being saved from what is missing and told only when a save is tried.
 * @param askedPaths fields whose absence is told then
 */
export function sortProblems(
  all: readonly Problem[],
  askedPaths: readonly string[],
  record: Json,
): Pick<FormStatus, 'problems' | 'asked'> {
  const isAsked = ({ path }: Problem) => askedPaths.includes(path) && isAbsent(getAt(record, path))
  return { problems: all.filter((problem) => !isAsked(problem)), asked: all.filter(isAsked) }
}

/** Paths at which something else is wrong than before. */
export function changedPaths(before: ProblemsByPath, after: ProblemsByPath): string[] {
  const gone = [...before.keys()].filter((path) => !after.has(path))
  const come = [...after].flatMap(([path, problem]) => (before.get(path) === problem ? [] : [path]))
  return [...gone, ...come]
}

function isSame(left: Problem, right: Problem): boolean {
  return left.code === right.code && JSON.stringify(left.params) === JSON.stringify(right.params)
}
