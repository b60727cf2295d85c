import type { Matches } from '../validation/createValidation.ts'
import { getAt, isAbsent, type Json } from '../record/path.ts'
import type { PlanColumn, DetailsPlan, DetailsSectionPlan } from '../plan/ReadPlan.ts'

/**
 * The share of the named fields that a record fills, 0 to 1, for the progress bar of its details. A field whose
 * sections are all hidden does not count; undefined if none counts.
 * @param matches whether a condition is true of the record
 */
export function progressOf(plan: DetailsPlan, record: Json, matches: Matches): number | undefined {
  const isShown = ({ show }: DetailsSectionPlan) => show === undefined || matches(show)
  const counted = plan.progress.filter((path) => {
    const places = plan.sections.filter((section) => holdsField(section, path))
    return places.length === 0 || places.some(isShown)
  })
  if (counted.length === 0) return undefined
  return counted.filter((path) => !isAbsent(getAt(record, path))).length / counted.length
}

function holdsField({ fields, folds, gallery, lists }: DetailsSectionPlan, path: string): boolean {
  const columns = [...fields, ...folds.flatMap((fold) => fold.fields)]
  const shows = (column: PlanColumn): boolean => column.path === path || (column.lines?.some(shows) ?? false)
  return columns.some(shows) || gallery?.path === path || (lists?.some((one) => one.path === path) ?? false)
}
