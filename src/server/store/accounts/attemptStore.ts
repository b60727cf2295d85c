import { sql, type Kysely } from 'kysely'
import { compileOnce } from '../database/compileOnce.ts'
import type { Tables } from '../database/tables.ts'

/** One statement, so that calls side by side cannot both be the last allowed one. */
const count = compileOnce((db, { bucket, now, endsAt }: { bucket: string; now: string; endsAt: string }) =>
  db
    .insertInto('attempts')
    .values({ bucket, count: 1, ends_at: endsAt })
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet({
        count: sql<number>`case when attempts.ends_at <= ${now} then 1 else attempts.count + 1 end`,
        ends_at: sql<string>`case when attempts.ends_at <= ${now} then ${endsAt} else attempts.ends_at end`,
      }),
    )
    .returning(['count', 'ends_at']),
)

export function attemptStore(db: Kysely<Tables>) {
  return {
    /** Counts one attempt, and gives how many there were in the running window and when it ends (ISO). */
    async count(bucket: string, now: string, endsAt: string) {
      const row = await count(db, { bucket, now, endsAt })
      if (!row) throw new Error('An attempt was not counted')
      return { count: row.count, endsAt: row.ends_at }
    },
    /** Takes one attempt back. */
    async giveBack(bucket: string) {
      await db
        .updateTable('attempts')
        .set((row) => ({ count: row('count', '-', 1) }))
        .where('bucket', '=', bucket)
        .where('count', '>', 0)
        .execute()
    },
    async clear(bucket: string) {
      await db.deleteFrom('attempts').where('bucket', '=', bucket).execute()
    },
    /** Clears all buckets whose name begins with a word. */
    async clearOf(word: string) {
      await db.deleteFrom('attempts').where('bucket', 'like', `${word} %`).execute()
    },
  }
}
