import type { Kysely } from 'kysely'
import type { LinkStore } from '../Store.ts'
import type { Tables } from '../database/tables.ts'

export function linkStore(db: Kysely<Tables>): LinkStore {
  return {
    async add(link) {
      await db.insertInto('links').values(link).execute()
    },
    find(hash, purpose) {
      return db
        .selectFrom('links')
        .selectAll()
        .where('hash', '=', hash)
        .where('purpose', '=', purpose)
        .executeTakeFirst()
    },
    // The deletion decides: of two uses side by side, one finds the row.
    async use(hash, purpose) {
      const used = await db
        .deleteFrom('links')
        .where('hash', '=', hash)
        .where('purpose', '=', purpose)
        .returning(['account_id', 'sign_up_id'])
        .executeTakeFirst()
      if (used)
        await db
          .deleteFrom('links')
          .where('purpose', '=', purpose)
          .where((link) =>
            link.or([link('account_id', '=', used.account_id), link('sign_up_id', '=', used.sign_up_id)]),
          )
          .execute()
      return used !== undefined
    },
    async dropBefore(time) {
      await db.deleteFrom('links').where('expires_at', '<', time).execute()
    },
  }
}
