import type { Condition } from '#generated/definitions.gen.ts'
import { dropAt, getAt, setAt, type Json } from '../record/path.ts'
import type { FormPlan, PlanSection } from './formPlan.ts'

/** Tells whether a condition of a definition holds for a record. */
export type Holds = (condition: Condition, record: Json) => boolean

/** Ids of the sections that the record shows. An optional section is shown with its tick box even when absent. */
export function shownSections(plan: FormPlan, record: Json, holds: Holds): Set<string> {
  const shown = plan.sections.filter(({ shownIf }) => shownIf === undefined || holds(shownIf, record))
  return new Set(shown.map(({ id }) => id))
}

/** Paths of the fields that the record shows. */
export function shownFields(plan: FormPlan, record: Json, holds: Holds): Set<string> {
  const sections = shownSections(plan, record, holds)
  const isOpen = ({ id, optional }: PlanSection) =>
    sections.has(id) && (optional === undefined || isPresent(getAt(record, optional)))
  const fields = plan.sections.filter(isOpen).flatMap(({ rows }) => rows.flat())
  return new Set(fields.filter(({ shownIf }) => shownIf === undefined || holds(shownIf, record)).map(({ path }) => path))
}

/** A copy without the fields that are not shown: hidden means neither required nor sent. */
export function withoutHidden(plan: FormPlan, record: Json, holds: Holds): Json {
  const shown = shownFields(plan, record, holds)
  const sections = shownSections(plan, record, holds)
  let result = record
  for (const { id, optional } of plan.sections) {
    if (optional !== undefined && !sections.has(id)) result = setAt(result, optional, undefined)
  }
  for (const { path } of plan.fields) if (!shown.has(path)) result = dropAt(result, path)
  return result
}

const isPresent = (value: unknown) => value !== undefined && value !== null
