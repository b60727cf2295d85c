import { wordPath } from '#engine/record/path.ts'
import type { PlanColumn } from '#engine/plan/ListPlan.ts'
import { columnLabelKeys, definitionKey } from '#engine/text/wordKeys.ts'

/** Where a section of details stands: its definition as `folder/name`, the folder of its record, and its own id. */
export interface SectionPlace {
  name: string
  namespace: string
  section: string
}

/** The words above or beside what a column shows: those of the section, else the label of the field. */
export function columnKeys({ name, namespace, section }: SectionPlace, ...columns: readonly PlanColumn[]): string[] {
  const own = columns.slice(0, 1).map(({ path }) => {
    return definitionKey(name, 'details', `sections.${section}.columns.${wordPath(path)}`)
  })
  return [...own, ...columns.flatMap((column) => columnLabelKeys(namespace, column))]
}
