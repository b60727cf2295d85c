import type { Kysely } from 'kysely'
import type { SessionStore } from '../Store.ts'
import { compileOnce } from '../database/compileOnce.ts'
import type { Tables } from '../database/tables.ts'

const find = compileOnce((db, { id }: { id: string }) =>
  db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select(['sessions.id', 'sessions.account_id', 'sessions.created_at', 'sessions.expires_at'])
    .select(['sessions.revoked_at', 'sessions.epoch', 'accounts.active', 'accounts.epoch as accountEpoch'])
    .where('sessions.id', '=', id),
)

export function sessionStore(db: Kysely<Tables>): SessionStore {
  return {
    async add(session) {
      await db.insertInto('sessions').values(session).execute()
    },
    find(id) {
      return find(db, { id })
    },
    async revoke(id, now) {
      await db.updateTable('sessions').set({ revoked_at: now }).where('id', '=', id).execute()
    },
    async removeOf(accountId) {
      await db.deleteFrom('sessions').where('account_id', '=', accountId).execute()
    },
    async keepNewest(accountId, most, now) {
      await db
        .deleteFrom('sessions')
        .where('account_id', '=', accountId)
        .where('id', 'not in', (inner) =>
          inner
            .selectFrom('sessions')
            .select('id')
            .where('account_id', '=', accountId)
            .where('revoked_at', 'is', null)
            .where('expires_at', '>', now)
            .orderBy('created_at', 'desc')
            .orderBy('id')
            .limit(most),
        )
        .execute()
    },
    async dropExpired(now) {
      await db.deleteFrom('sessions').where('expires_at', '<', now).execute()
    },
  }
}
