import type { Repositories } from '#server/store/openStore.ts'
import type { RecordRow } from '#server/store/database/tables.ts'

/** All records of an owner, of whatever kind, oldest first. */
export async function recordsOf(records: Repositories['records'], owner: string): Promise<RecordRow[]> {
  const rows: RecordRow[] = []
  for (const name of await records.kinds(owner)) for await (const row of records.all(owner, name)) rows.push(row)
  return rows.sort((left, right) => (left.created_at < right.created_at ? -1 : 1))
}
