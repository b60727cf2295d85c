import { getAt, type Json } from '#engine/record/path.ts'
import type { PlanColumn } from '#engine/table/tablePlan.ts'
import type { ShowProps } from '#fields/Field.ts'

/** What a kind needs to show a field of a record. @param record what holds the field: the record, or an entry of a list */
export function shownAt({ path, words, schema }: PlanColumn, record: Json): ShowProps {
  return { path: words, schema, value: getAt(record, path), record }
}
