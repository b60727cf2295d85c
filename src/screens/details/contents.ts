import type { DetailsSectionPlan, PlanColumn } from '#engine/plan/ReadPlan.ts'
import { itemsAt, type Json } from '#engine/record/path.ts'

/** The columns that a section shows, and the paths of its lists. */
export function contentsOf({ fields, folds, gallery, lists = [] }: DetailsSectionPlan) {
  const paths = [...(gallery ? [gallery.path] : []), ...lists.map(({ path }) => path)]
  return { columns: [...fields, ...folds.flatMap((fold) => fold.fields)], paths }
}

/** Whether no field or list of a section has a value. The records that point at one are not known here. */
export function isEmpty(plan: DetailsSectionPlan, record: Json, isFilled: (column: PlanColumn) => boolean): boolean {
  if (plan.pointing) return false
  const { columns, paths } = contentsOf(plan)
  return !columns.some(isFilled) && paths.every((path) => itemsAt(record, path).length === 0)
}
