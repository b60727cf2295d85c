import type { Condition, DetailsDefinition, FormatsDefinition, RecordSchema } from '#generated/definitions.gen.ts'
import { columnPaths, planColumn, planColumns, type PlanColumn } from '../table/planColumns.ts'
import { planTitle } from '../table/planTitle.ts'
import { readablePaths } from '../table/tablePlan.ts'
import { entryListPlan, listPaths, type EntryListPlan } from './entryListPlan.ts'

export interface DetailsSectionPlan {
  id: string
  /** Condition under which it is shown. */
  shownIf?: Condition
  fields: PlanColumn[]
  /** The list of pictures that it shows, or the single one, and the size of each in pixels. */
  gallery?: PlanColumn
  pictureSize?: { width: number; height: number }
  list?: EntryListPlan
  /** Blocks that open and close. */
  folds: { id: string; fields: PlanColumn[] }[]
  /** The action that is offered where nothing of the section has a value. */
  next?: string
}

export interface DetailsPlan {
  title?: PlanColumn
  facts: PlanColumn[]
  /** Paths of the fields of which the filled share is shown. */
  progress: string[]
  sections: DetailsSectionPlan[]
}

type Section = DetailsDefinition['sections'][number]

const galleryPath = ({ gallery }: Section): string[] =>
  gallery === undefined ? [] : [typeof gallery === 'string' ? gallery : gallery.path]

/** Paths that a section names. */
function sectionPaths(section: Section): string[] {
  const { fields = [], folds = [], list } = section
  const columns = [...fields, ...folds.flatMap((fold) => fold.fields)]
  return [...columns.flatMap(columnPaths), ...galleryPath(section), ...(list ? listPaths(list) : [])]
}

/** Reads a details definition over its record. */
export function detailsPlan(
  definition: DetailsDefinition,
  record: RecordSchema,
  formats: FormatsDefinition,
): DetailsPlan {
  const { title, facts = [], progress = [] } = definition
  const field = (path: string) => planColumn(record, path, formats)
  const named = definition.sections.flatMap(sectionPaths)
  const listed = definition.sections.flatMap(({ list }) => (list ? listPaths(list) : []))
  // What a list shows of an object, it shows in its own way.
  const isListed = (path: string) => listed.some((list) => path.startsWith(`${list}.`))
  const rest = readablePaths(record, named).filter((path) => !isListed(path))
  const sections = definition.sections.map((section): DetailsSectionPlan => {
    const { id, shownIf, fields = [], gallery, list, folds = [], next } = section
    const columns = fields.flatMap((column) => (column === '*' ? rest : [column]))
    return {
      id,
      ...(shownIf && { shownIf }),
      fields: planColumns(record, columns, formats),
      ...(gallery !== undefined && { gallery: field(galleryPath(section)[0] ?? '') }),
      ...(typeof gallery === 'object' && { pictureSize: { width: gallery.width, height: gallery.height } }),
      ...(list && { list: entryListPlan(list, record, formats) }),
      folds: folds.map((fold) => ({ id: fold.id, fields: planColumns(record, fold.fields, formats) })),
      ...(next !== undefined && { next }),
    }
  })
  const heading = planTitle(record, title, formats)
  return { ...(heading && { title: heading }), facts: facts.map(field), progress, sections }
}
