import type { FormatsDefinition, RecordSchema } from '#generated/definitions.gen.ts'
import type { PlanColumn } from '../plan/ListPlan.ts'
import { planColumns } from './planColumns.ts'

/** How a record is called; undefined where its definition gives no template. */
export function planTitle(
  record: RecordSchema,
  title: string | readonly string[] | undefined,
  formats: FormatsDefinition,
): PlanColumn | undefined {
  return title === undefined ? undefined : planColumns(record, [{ id: 'title', texts: [title].flat() }], formats)[0]
}
