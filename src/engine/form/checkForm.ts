import type { RecordSchema } from '#generated/definitions.gen.ts'
import type { Formats } from '../formats/createFormats.ts'
import { normaliseRecord } from '../record/normaliseRecord.ts'
import { wordPath, type Json } from '../record/path.ts'
import type { RecordValidation } from '../validation/createValidation.ts'
import type { Problem } from '../validation/problem.ts'
import type { FormPlan } from './formPlan.ts'
import { shownFields, withoutHidden } from './shown.ts'
import { withHolders } from './withHolders.ts'

export interface CheckedForm {
  /** What would be saved: in normal form, without what is hidden. */
  record: Json
  /** What is wrong, at the fields of the form; what no field shows keeps its own path. */
  problems: Problem[]
}

/** Checks what stands in a form as the server will check it. */
export function checkForm(parts: {
  plan: FormPlan
  schema: RecordSchema
  formats: Formats
  validation: RecordValidation
  record: Json
}): CheckedForm {
  const { plan, schema, formats, validation } = parts
  const shown = shownFields(plan, parts.record, validation.rule)
  const visible = withHolders(plan, withoutHidden(plan, parts.record, validation.rule), shown)
  const record = normaliseRecord(schema, visible, formats)
  return { record, problems: atFields(plan, validation.record(record)) }
}

/**
 * Moves problems to the fields of a form, in the order of the fields: what is wrong below a field, or above one, is
 * shown at it.
 */
export function atFields(plan: FormPlan, problems: readonly Problem[]): Problem[] {
  const byPath = new Map<string, Problem>()
  for (const problem of problems) {
    const path = fieldPathOf(plan, problem.path)
    if (!byPath.has(path)) byPath.set(path, { ...problem, path })
  }
  const order = new Map(plan.fields.map(({ path }, index) => [path, index]))
  const place = ({ path }: Problem) => order.get(path) ?? plan.fields.length
  return [...byPath.values()].sort((left, right) => place(left) - place(right))
}

function fieldPathOf(plan: FormPlan, path: string): string {
  const same = ({ path: own }: { path: string }) => own === path || wordPath(own) === path
  const above = ({ path: own }: { path: string }) => path.startsWith(`${own}.`)
  const below = ({ path: own }: { path: string }) => own.startsWith(`${path}.`)
  const field = plan.fields.find(same) ?? plan.fields.find(above) ?? plan.fields.find(below)
  return field?.path ?? path
}
