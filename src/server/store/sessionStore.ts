import type { Kysely } from 'kysely'
import type { Statements } from './statements.ts'
import type { SessionStore } from './Store.ts'
import type { Tables } from './tables.ts'

export function sessionStore(db: Kysely<Tables>, statements: Statements): SessionStore {
  return {
    async add(session) {
      await db.insertInto('sessions').values(session).execute()
    },
    async find(id) {
      const [row] = await statements.recall(db, 'session', [id], () =>
        db
          .selectFrom('sessions')
          .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
          .select(['sessions.id', 'sessions.account_id', 'sessions.expires_at', 'sessions.revoked_at'])
          .select(['accounts.active', 'sessions.epoch', 'accounts.epoch as accountEpoch'])
          .where('sessions.id', '=', id),
      )
      return row
    },
    async revoke(id, now) {
      await db.updateTable('sessions').set({ revoked_at: now }).where('id', '=', id).execute()
    },
    async removeOf(accountId) {
      await db.deleteFrom('sessions').where('account_id', '=', accountId).execute()
    },
    async dropExpired(now) {
      await db.deleteFrom('sessions').where('expires_at', '<', now).execute()
    },
  }
}
