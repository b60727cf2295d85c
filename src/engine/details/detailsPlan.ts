import type { Condition, DetailsDefinition, FormatsDefinition, RecordSchema } from '#generated/definitions.gen.ts'
import { wordPath } from '../record/path.ts'
import { propertyAt } from '../schema/propertyAt.ts'
import { planColumn, readablePaths, type PlanColumn } from '../table/tablePlan.ts'

export interface DetailsSectionPlan {
  id: string
  /** Condition under which it is shown. */
  shownIf?: Condition
  fields: PlanColumn[]
  /** The list of pictures that it shows, or the single one. */
  gallery?: PlanColumn
  list?: { path: string; columns: PlanColumn[] }
}

export interface DetailsPlan {
  facts: PlanColumn[]
  /** Paths of the fields of which the filled share is shown. */
  progress: string[]
  sections: DetailsSectionPlan[]
}

/** Reads a details definition over its record. */
export function detailsPlan(
  definition: DetailsDefinition,
  record: RecordSchema,
  formats: FormatsDefinition,
): DetailsPlan {
  const field = (path: string) => planColumn(record, path, formats)
  const named = definition.sections.flatMap(({ fields = [], gallery = '', list }) => [
    ...fields,
    gallery,
    list?.path ?? '',
  ])
  const sections = definition.sections.map((section): DetailsSectionPlan => {
    const paths = (section.fields ?? []).flatMap((path) => (path === '*' ? readablePaths(record, named) : [path]))
    const { list } = section
    const entries = list && (propertyAt(record, list.path)?.schema.items ?? {})
    const entryWords = list && `${wordPath(list.path)}.`
    return {
      id: section.id,
      ...(section.shownIf && { shownIf: section.shownIf }),
      fields: paths.map(field),
      ...(section.gallery !== undefined && { gallery: field(section.gallery) }),
      ...(list &&
        entries && {
          list: {
            path: list.path,
            columns: list.columns.map((path) => planColumn(entries, path, formats, entryWords)),
          },
        }),
    }
  })
  return { facts: (definition.facts ?? []).map(field), progress: definition.progress ?? [], sections }
}
