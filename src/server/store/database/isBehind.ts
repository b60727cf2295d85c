import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** A column of `records` and its wanted value. */
export type Wanted = ['step', number] | ['made_by', string]

/** Whether any record is not as it shall be. */
export async function isBehind(db: Kysely<Tables>, [column, wanted]: Wanted): Promise<boolean> {
  const behind = await db
    .selectFrom('records')
    .select('id')
    // Two ranges, because an index serves a range but no inequality.
    .where((row) => row.or([row(column, '<', wanted), row(column, '>', wanted)]))
    .limit(1)
    .execute()
  return behind.length > 0
}
