import type { DetailsPlan, DetailsSectionPlan, PlanColumn } from '#engine/plan/ReadPlan.ts'
import { itemsAt, type Json } from '#engine/record/path.ts'
import type { Matches } from '#engine/validation/createValidation.ts'
import type { Condition } from '#generated/definitions.gen.ts'

/** The columns that a section shows, and the paths of its lists. */
function contentsOf({ fields, folds, gallery, lists = [] }: DetailsSectionPlan) {
  const paths = [...(gallery ? [gallery.path] : []), ...lists.map(({ path }) => path)]
  return { columns: [...fields, ...folds.flatMap((fold) => fold.fields)], paths }
}

/** Whether no field or list of a section has a value. The records that point at one are not known here. */
export function isEmpty(plan: DetailsSectionPlan, record: Json, isFilled: (column: PlanColumn) => boolean): boolean {
  if (plan.pointing) return false
  const { columns, paths } = contentsOf(plan)
  return !columns.some(isFilled) && paths.every((path) => itemsAt(record, path).length === 0)
}

/** Sections and fields are left out where their condition says so, and sections that could never show anything. */
export function shownSections({ sections }: DetailsPlan, matches: Matches) {
  const isThere = ({ show }: { show?: Condition }) => show === undefined || matches(show)
  return sections.filter(isThere).flatMap((section): DetailsSectionPlan[] => {
    const lists = section.lists?.map((one) => ({ ...one, columns: one.columns.filter(isThere) }))
    const pointing = section.pointing && { ...section.pointing, columns: section.pointing.columns.filter(isThere) }
    const fields = section.fields.filter(isThere)
    const folds = section.folds.map((fold) => ({ ...fold, fields: fold.fields.filter(isThere) }))
    const isFilled = fields.length > 0 || folds.length > 0 || (lists ?? pointing ?? section.gallery) !== undefined
    return isFilled ? [{ ...section, fields, folds, lists, pointing }] : []
  })
}

/** Path of the field at which the form of the record is opened for a section; undefined for a section that has none. */
export function firstFieldOf(section: DetailsSectionPlan): string | undefined {
  const { columns, paths } = contentsOf(section)
  return [...columns.map(({ path }) => path), ...paths][0]
}
