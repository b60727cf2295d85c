import { sql } from 'kysely'
import { Repository } from './Repository.ts'

export class AttemptStore extends Repository {
  /**
   * Counts one attempt, and gives how many there were in the running window and when it ends (ISO). A single statement, so
   * that concurrent calls cannot both be the last allowed one.
   */
  async count(bucket: string, now: string, endsAt: string) {
    const { count, ends_at } = await this.db
      .insertInto('attempts')
      .values({ bucket, count: 1, ends_at: endsAt })
      .onConflict((conflict) =>
        conflict.column('bucket').doUpdateSet({
          count: sql<number>`case when attempts.ends_at <= ${now} then 1 else attempts.count + 1 end`,
          ends_at: sql<string>`case when attempts.ends_at <= ${now} then ${endsAt} else attempts.ends_at end`,
        }),
      )
      .returning(['count', 'ends_at'])
      .executeTakeFirstOrThrow()
    return { count, endsAt: ends_at }
  }

  /** Takes one counted attempt back, as after a correct password. */
  uncountAttempt(bucket: string) {
    return this.db
      .updateTable('attempts')
      .set((row) => ({ count: row('count', '-', 1) }))
      .where('bucket', '=', bucket)
      .where('count', '>', 0)
      .execute()
  }

  clear(bucket: string) {
    return this.db.deleteFrom('attempts').where('bucket', '=', bucket).execute()
  }

  clearOf(word: string) {
    return this.db.deleteFrom('attempts').where('bucket', 'like', `${word} %`).execute()
  }
}

export class IdempotencyStore extends Repository {
  /**
   * The answer that stands under the key; undefined if the key is new, which is then claimed. The insert decides: of
   * calls side by side, one gets the row, and the others see its answer once it is committed.
   */
  async claim(owner: string, key: string, requestHash: string, now: string) {
    const claimed = await this.db
      .insertInto('idempotency_keys')
      .values({ owner, key, request_hash: requestHash, answer: '', created_at: now })
      .onConflict((conflict) => conflict.columns(['owner', 'key']).doNothing())
      .returning('key')
      .execute()
    if (claimed.length > 0) return undefined
    return this.db
      .selectFrom('idempotency_keys')
      .select(['request_hash', 'answer'])
      .where((row) => row.and({ owner, key }))
      .executeTakeFirstOrThrow()
  }

  /** Stores the answer under a claimed key, for repeated calls. */
  storeAnswer(owner: string, key: string, answer: string) {
    return this.db
      .updateTable('idempotency_keys')
      .set({ answer })
      .where((row) => row.and({ owner, key }))
      .execute()
  }
}
