import type { EntryList, FormatsDefinition, PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { getAt, isObject, wordPath, type Json } from '../record/path.ts'
import { propertyAt } from '../schema/propertyAt.ts'
import { planColumn, planColumns, type PlanColumn } from '../table/planColumns.ts'

/** One of the lists whose entries stand in a table. All of them have the same columns in the same order. */
export interface ListPlan {
  path: string
  columns: PlanColumn[]
  /** The field that is a file. */
  file?: PlanColumn
}

export interface EntryListPlan {
  lists: ListPlan[]
  /** Each entry tells which list it is of. */
  labelled: boolean
}

/** Paths of the lists, or single objects, whose entries a table shows. */
export function listPaths({ path }: EntryList): string[] {
  return [path].flat()
}

/** Reads a list of entries, or several that are shown together, over the record. */
export function entryListPlan(list: EntryList, record: RecordSchema, formats: FormatsDefinition): EntryListPlan {
  const paths = listPaths(list)
  const holders = paths.map((path): PropertySchema => {
    const found = propertyAt(record, path)
    if (!found) throw new Error(`The definition shows ${path}, which the record does not have`)
    return found.schema.items ?? found.schema
  })
  const lists = paths.map((path, index): ListPlan => {
    const holder = holders[index] ?? {}
    const words = `${wordPath(path)}.`
    const hasFile = list.file !== undefined && propertyAt(holder, list.file) !== undefined
    return {
      path,
      columns: planColumns(holder, list.columns, formats, words, holders),
      ...(hasFile && { file: planColumn(holder, list.file ?? '', formats, words) }),
    }
  })
  return { lists, labelled: list.labelled ?? false }
}

/** What stands at the path of a list or of a single object. */
export function entriesAt(record: Json, path: string): Json[] {
  return [getAt(record, path)].flat().filter(isObject)
}
