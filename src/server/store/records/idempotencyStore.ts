import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

export function idempotencyStore(db: Kysely<Tables>) {
  return {
    /**
     * The answer that stands under the key; undefined if the key is new, which is then claimed. The insert decides: of
     * calls side by side, one gets the row, and the others see its answer once it is committed.
     */
    async claim(owner: string, key: string, requestHash: string, now: string) {
      const claimed = await db
        .insertInto('idempotency_keys')
        .values({ owner, key, request_hash: requestHash, answer: '', created_at: now })
        .onConflict((conflict) => conflict.columns(['owner', 'key']).doNothing())
        .returning('key')
        .execute()
      if (claimed.length > 0) return undefined
      const row = await db
        .selectFrom('idempotency_keys')
        .select(['request_hash', 'answer'])
        .where((row) => row.and({ owner, key }))
        .executeTakeFirstOrThrow()
      return { requestHash: row.request_hash, answer: row.answer }
    },
    async keep(owner: string, key: string, answer: string) {
      await db
        .updateTable('idempotency_keys')
        .set({ answer })
        .where((row) => row.and({ owner, key }))
        .execute()
    },
  }
}
