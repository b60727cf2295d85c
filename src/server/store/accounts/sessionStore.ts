import type { Kysely } from 'kysely'
import { compileOnce } from '../database/compileOnce.ts'
import type { SessionRow, Tables } from '../database/tables.ts'

/** A session with what the account says now. */
const find = compileOnce((db, { id }: { id: string }) =>
  db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select(['sessions.id', 'sessions.account_id', 'sessions.created_at', 'sessions.expires_at'])
    .select(['sessions.revoked_at', 'sessions.epoch', 'accounts.active', 'accounts.epoch as accountEpoch'])
    .where('sessions.id', '=', id),
)

export function sessionStore(db: Kysely<Tables>) {
  return {
    async add(session: SessionRow) {
      await db.insertInto('sessions').values(session).execute()
    },
    find(id: string) {
      return find(db, { id })
    },
    async revoke(id: string, now: string) {
      await db.updateTable('sessions').set({ revoked_at: now }).where('id', '=', id).execute()
    },
    async removeOf(accountId: string) {
      await db.deleteFrom('sessions').where('account_id', '=', accountId).execute()
    },
    /** Removes all of an account but the newest ones that live. */
    async keepNewest(accountId: string, most: number, now: string) {
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
  }
}
