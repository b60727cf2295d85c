import type { Kysely } from 'kysely'
import type { DeviceRow, Tables } from '../database/tables.ts'

export function deviceStore(db: Kysely<Tables>) {
  return {
    /** Removes those of the same account that expire first where there are more than `most`. */
    async remember(device: DeviceRow, most: number) {
      const { account_id, expires_at } = device
      await db
        .insertInto('devices')
        .values(device)
        .onConflict((conflict) => conflict.column('hash').doUpdateSet({ account_id, expires_at }))
        .execute()
      await db
        .deleteFrom('devices')
        .where('account_id', '=', account_id)
        .where('hash', 'not in', (inner) =>
          inner
            .selectFrom('devices')
            .select('hash')
            .where('account_id', '=', account_id)
            .orderBy('expires_at', 'desc')
            .orderBy('hash')
            .limit(most),
        )
        .execute()
    },
    /** The first of the hashes that is remembered. */
    async find(hashes: readonly string[], now: string) {
      const rows = await db
        .selectFrom('devices')
        .select('hash')
        .where('hash', 'in', hashes)
        .where('expires_at', '>', now)
        .execute()
      return hashes.find((hash) => rows.some((row) => row.hash === hash))
    },
    async removeOf(accountId: string) {
      await db.deleteFrom('devices').where('account_id', '=', accountId).execute()
    },
  }
}
