import type { ItemListPlan, ItemsPlan } from '#engine/plan/ReadPlan.ts'
import { wordPath } from '#engine/record/path.ts'
import { fileFieldOf } from '#engine/schema/property.ts'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import type {
  EntryList,
  PointingList,
  FormatsDefinition,
  PropertySchema,
  RecordSchema,
} from '#generated/definitions.gen.ts'
import { planColumn, planColumns } from '../columns/planColumns.ts'

/** Paths of the lists, or single objects, whose items a table shows. */
export function listPaths(list: EntryList | PointingList): string[] {
  return 'path' in list ? [list.path].flat() : []
}

/** Resolves a list of items, or several that are shown together, over the record. */
export function itemsPlan(list: EntryList, record: RecordSchema, formats: FormatsDefinition): ItemsPlan {
  const paths = listPaths(list)
  const holders = paths.map((path): [string, PropertySchema] => {
    const found = propertyAt(record, path)
    if (!found) throw new Error(`The definition shows ${path}, which the record does not have`)
    return [`${wordPath(path)}.`, found.schema.items ?? found.schema]
  })
  const lists = holders.map(([words, holder], index): ItemListPlan => {
    const file = fileFieldOf(holder)
    return {
      path: paths[index] ?? '',
      columns: planColumns(holder, list.columns, formats, words, new Map(holders)),
      ...(file !== undefined && { file: planColumn(holder, file, formats, words) }),
    }
  })
  return { lists }
}
