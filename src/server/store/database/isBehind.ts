import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** A column of `records` and what it shall hold. */
export type Wanted = ['step', number] | ['made_by', string]

/** Whether any record is not as it shall be. */
export async function isBehind(db: Kysely<Tables>, [column, wanted]: Wanted): Promise<boolean> {
  const behind = await db
    .selectFrom('records')
    .select('id')
    // Two ranges, as an index leads to them, and not to what is unlike a value.
    .where((row) => row.or([row(column, '<', wanted), row(column, '>', wanted)]))
    .limit(1)
    .execute()
  return behind.length > 0
}
