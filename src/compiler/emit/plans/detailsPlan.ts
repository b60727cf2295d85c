import type { DetailsPlan, DetailsSectionPlan, ItemListPlan } from '#engine/plan/ReadPlan.ts'
import type {
  DetailsDefinition,
  EntryList,
  FormatsDefinition,
  PropertySchema,
  RecordSchema,
  TableColumn,
} from '#generated/definitions.gen.ts'
import type { Project } from '../../project/readProject.ts'
import { pointingPlan } from '../references.ts'
import { planColumn, planColumns, planTitle } from '../../project/implied/planColumns.ts'
import { listPaths } from '../../project/implied/withRest.ts'
import { readPlan } from './tablePlan.ts'
import { withAdvice } from '../withAdvice.ts'
import { wordPath } from '#engine/record/path.ts'
import { fileFieldOf } from '#engine/schema/property.ts'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import { wordsOf } from '#engine/words/wordKeys.ts'

/** Resolves a details definition over its record. Throws if the record lacks a field that it names. */
export function detailsPlan(name: string, definition: DetailsDefinition, project: Project): DetailsPlan {
  const { title, facts = [], progress = [] } = definition
  const { formats } = project
  const record = project.recordOf(definition.record)
  const words = wordsOf(definition.record)
  const field = (path: string) => planColumn(record, path, formats, words)
  const shown = (columns: readonly TableColumn[]) =>
    withAdvice(planColumns(record, columns, formats, words), record, formats)
  const sections = definition.sections.map((section): DetailsSectionPlan => {
    const { id, show, fields = [], gallery, list, folds = {}, size: [width, height] = [] } = section
    return {
      id,
      ...(show !== undefined && { show }),
      fields: shown(fields),
      ...(gallery !== undefined && { gallery: shown([gallery])[0] }),
      ...(width !== undefined && height !== undefined && { pictureSize: { width, height } }),
      ...(list && 'path' in list && { lists: itemLists(list, record, formats, words) }),
      ...(list && 'refers' in list && { pointing: pointingPlan(list, project) }),
      folds: Object.entries(folds).map(([fold, inside]) => ({ id: fold, fields: shown(inside) })),
    }
  })
  return {
    ...readPlan(name, 'details', definition, record),
    title: planTitle(record, title ?? record.title, formats, words),
    facts: facts.map(field),
    progress,
    sections,
  }
}

/** Resolves a list of items, or several that are shown together, over the record. */
function itemLists(list: EntryList, record: RecordSchema, formats: FormatsDefinition, prefix: string): ItemListPlan[] {
  const paths = listPaths(list)
  const holders = paths.map((path): [string, PropertySchema] => {
    const found = propertyAt(record, path)
    if (!found) throw new Error(`The definition shows ${path}, which the record does not have`)
    return [`${prefix}${wordPath(path)}.`, found.schema.items ?? found.schema]
  })
  return holders.map(([words, holder], index) => {
    const file = fileFieldOf(holder)
    const path = paths[index] ?? ''
    const [whole] = withAdvice([planColumn(record, path, formats, prefix)], record, formats)
    return {
      path,
      ...(whole?.advice && { whole }),
      columns: withAdvice(planColumns(holder, list.columns, formats, words, new Map(holders)), holder, formats),
      ...(file !== undefined && { file: planColumn(holder, file, formats, words) }),
    }
  })
}
