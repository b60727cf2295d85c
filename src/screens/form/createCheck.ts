import type { Formats } from '#engine/formats/createFormats.ts'
import { atFields, checkForm, type CheckedForm } from '#engine/form/checkForm.ts'
import type { FormPlan } from '#engine/form/formPlan.ts'
import type { Json } from '#engine/record/path.ts'
import type { Problem } from '#engine/validation/problem.ts'
import type { RecordParts } from '../ScreenServices.ts'

interface CheckParts extends RecordParts {
  plan: FormPlan
  formats: Formats
  /** Values that are sent with the record and never shown. */
  constants: Json
}

/**
 * The check that a form makes at each change: what would be saved, and what is wrong with it. It remembers at which
 * field a path is shown, for a new form of many fields has as many problems.
 */
export function createCheck({
  plan,
  schema,
  validation,
  formats,
  constants,
}: CheckParts): (record: Json) => CheckedForm {
  const places = new Map(plan.fields.map(({ path }, index) => [path, index]))
  const known = new Map<string, string>()
  const fieldOf = (problem: Problem): string => {
    if (places.has(problem.path)) return problem.path
    const path = known.get(problem.path) ?? atFields(plan, [problem])[0]?.path ?? problem.path
    known.set(problem.path, path)
    return path
  }
  const placeOf = ({ path }: Problem) => places.get(path) ?? places.size

  return (typed) => {
    let found: readonly Problem[] = []
    // The engine would look every problem's field up again; it is given none to place, and they are placed below.
    const record = (value: unknown): Problem[] => {
      found = validation.record(value)
      return []
    }
    const checked = checkForm({
      plan,
      schema,
      formats,
      validation: { ...validation, record },
      record: { ...typed, ...constants },
    })
    const byPath = new Map<string, Problem>()
    for (const problem of found) {
      const path = fieldOf(problem)
      if (!byPath.has(path)) byPath.set(path, { ...problem, path })
    }
    const problems = [...byPath.values()].sort((left, right) => placeOf(left) - placeOf(right))
    return { record: checked.record, problems }
  }
}
