import type { Kysely } from 'kysely'
import type { AccountStore } from '../Store.ts'
import { compileOnce } from '../database/compileOnce.ts'
import type { DatabaseKind, Tables } from '../database/tables.ts'

const selectId = (db: Kysely<Tables>, { id }: { id: string }) =>
  db.selectFrom('accounts').select('id').where('id', '=', id)
const withId = (db: Kysely<Tables>, id: string) => db.selectFrom('accounts').selectAll().where('id', '=', id)
const one = compileOnce(selectId)
const oneHeld = compileOnce((db, account: { id: string }) => selectId(db, account).forNoKeyUpdate())

export function accountStore(db: Kysely<Tables>, kind: DatabaseKind): AccountStore {
  const shares = kind === 'postgres'
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
    byEmail(email) {
      return db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst()
    },
    byId(id) {
      return withId(db, id).executeTakeFirst()
    },
    async stays(id) {
      return (await (shares ? oneHeld : one)(db, { id })) !== undefined
    },
    hold(id) {
      return withId(db, id)
        .$if(shares, (query) => query.forUpdate())
        .executeTakeFirst()
    },
    async changePassword(id, hash) {
      await db
        .updateTable('accounts')
        .set((account) => ({ password_hash: hash, active: 1, epoch: account('epoch', '+', 1) }))
        .where('id', '=', id)
        .execute()
    },
    async activate(id) {
      await db.updateTable('accounts').set({ active: 1 }).where('id', '=', id).execute()
    },
    async remove(id) {
      await db.deleteFrom('accounts').where('id', '=', id).execute()
    },
  }
}
