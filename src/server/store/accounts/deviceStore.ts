import type { Kysely } from 'kysely'
import type { DeviceStore } from '../Store.ts'
import type { Tables } from '../database/tables.ts'

export function deviceStore(db: Kysely<Tables>): DeviceStore {
  return {
    async remember(device, most) {
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
    async find(hashes, now) {
      const rows = await db
        .selectFrom('devices')
        .select('hash')
        .where('hash', 'in', hashes)
        .where('expires_at', '>', now)
        .execute()
      return hashes.find((hash) => rows.some((row) => row.hash === hash))
    },
    async removeOf(accountId) {
      await db.deleteFrom('devices').where('account_id', '=', accountId).execute()
    },
    async dropExpired(now) {
      await db.deleteFrom('devices').where('expires_at', '<=', now).execute()
    },
  }
}
