import type { Kysely } from 'kysely'
import type { AccountStore } from './Store.ts'
import type { Tables } from './tables.ts'

export function accountStore(db: Kysely<Tables>): AccountStore {
  return {
    async add(account) {
      const added = await db
        .insertInto('accounts')
        .values(account)
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returning('id')
        .execute()
      return added.length > 0
    },
    byEmail: (email) => db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst(),
  }
}
