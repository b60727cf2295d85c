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
  return new Set(
    fields.filter(({ shownIf }) => shownIf === undefined || holds(shownIf, record)).map(({ path }) => path),
  )
}

/** Paths of the fields that the record disables, whether it shows them or not. */
export function disabledFields(plan: FormPlan, record: Json, holds: Holds): Set<string> {
  const disabled = plan.fields.filter(({ disabledIf = [] }) => disabledIf.some((condition) => holds(condition, record)))
  return new Set(disabled.map(({ path }) => path))
}

/** Paths of the fields that count: shown and not disabled. */
export function activeFields(plan: FormPlan, record: Json, holds: Holds): Set<string> {
  const disabled = disabledFields(plan, record, holds)
  return new Set([...shownFields(plan, record, holds)].filter((path) => !disabled.has(path)))
}

/**
 * A copy without the fields that do not count, and with the constants that do: what is hidden or disabled is neither
 * required nor sent.
 */
export function activeRecord(plan: FormPlan, record: Json, holds: Holds): Json {
  const active = activeFields(plan, record, holds)
  const sections = shownSections(plan, record, holds)
  let result = record
  for (const { id, optional } of plan.sections) {
    if (optional !== undefined && !sections.has(id)) result = setAt(result, optional, undefined)
  }
  for (const { path } of plan.fields) if (!active.has(path)) result = dropAt(result, path)
  for (const { path, value, shownIf, within } of plan.constants) {
    const isThere = within === undefined || isPresent(getAt(record, within))
    const counts = isThere && shownIf.every((condition) => holds(condition, record))
    result = counts ? setAt(result, path, value) : dropAt(result, path)
  }
  return result
}

const isPresent = (value: unknown) => value !== undefined && value !== null
