import type { Kysely } from 'kysely'
import { compileOnce } from '../database/compileOnce.ts'
import type { AccountRow, DatabaseKind, Tables } from '../database/tables.ts'

const selectId = (db: Kysely<Tables>, { id }: { id: string }) =>
  db.selectFrom('accounts').select('id').where('id', '=', id)
const withId = (db: Kysely<Tables>, id: string) => db.selectFrom('accounts').selectAll().where('id', '=', id)
const one = compileOnce(selectId)
const oneHeld = compileOnce((db, account: { id: string }) => selectId(db, account).forNoKeyUpdate())

export function accountStore(db: Kysely<Tables>, kind: DatabaseKind) {
  const shares = kind === 'postgres'
  return {
    /** False if the email is taken. */
    async add(account: AccountRow) {
      const added = await db
        .insertInto('accounts')
        .values(account)
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returning('id')
        .execute()
      return added.length > 0
    },
    byEmail(email: string) {
      return db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst()
    },
    byId(id: string) {
      return withId(db, id).executeTakeFirst()
    },
    /** Whether the account is there; if so, it stays, and other saves of it wait, until the transaction ends. */
    async stays(id: string) {
      return (await (shares ? oneHeld : one)(db, { id })) !== undefined
    },
    /** The account, locked against removal and new rows until the transaction ends. */
    hold(id: string) {
      return withId(db, id)
        .$if(shares, (query) => query.forUpdate())
        .executeTakeFirst()
    },
    /** Sets another password, and makes every token that was given out before worthless. The account is then active. */
    async changePassword(id: string, hash: string) {
      await db
        .updateTable('accounts')
        .set((account) => ({ password_hash: hash, active: 1, epoch: account('epoch', '+', 1) }))
        .where('id', '=', id)
        .execute()
    },
    /** Lets the account sign in from any device. */
    async activate(id: string) {
      await db.updateTable('accounts').set({ active: 1 }).where('id', '=', id).execute()
    },
    /** Removes the account and all rows that refer to it. */
    async remove(id: string) {
      await db.deleteFrom('accounts').where('id', '=', id).execute()
    },
  }
}
