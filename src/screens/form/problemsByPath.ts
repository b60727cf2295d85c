import type { Problem } from '#engine/validation/problem.ts'

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

/** Paths at which something else is wrong than before. */
export function changedPaths(before: ProblemsByPath, after: ProblemsByPath): string[] {
  const gone = [...before.keys()].filter((path) => !after.has(path))
  const come = [...after].flatMap(([path, problem]) => (before.get(path) === problem ? [] : [path]))
  return [...gone, ...come]
}

function isSame(left: Problem, right: Problem): boolean {
  return left.code === right.code && JSON.stringify(left.params) === JSON.stringify(right.params)
}
