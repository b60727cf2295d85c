import { sql, type Kysely } from 'kysely'
import type { SignUpStore } from '../Store.ts'
import type { DatabaseKind, Tables } from '../database/tables.ts'

const newestOf = (db: Kysely<Tables>, email: string) =>
  db.selectFrom('sign_ups').where('email', '=', email).orderBy('created_at', 'desc').orderBy('id')

export function signUpStore(db: Kysely<Tables>, kind: DatabaseKind): SignUpStore {
  return {
    async hold(email) {
      if (kind === 'postgres') await sql`select pg_advisory_xact_lock(hashtext(${`sign-up ${email}`}))`.execute(db)
    },
    async add(signUp, most) {
      // Those that come side by side would each count without the others.
      await this.hold(signUp.email)
      await db.insertInto('sign_ups').values(signUp).execute()
      await db
        .deleteFrom('sign_ups')
        .where('email', '=', signUp.email)
        .where('id', 'not in', newestOf(db, signUp.email).select('id').limit(most))
        .execute()
    },
    byId(id) {
      return db.selectFrom('sign_ups').selectAll().where('id', '=', id).executeTakeFirst()
    },
    ofEmail(email) {
      return newestOf(db, email).selectAll().execute()
    },
    async keepOnly({ id, email, ...changed }) {
      await db.deleteFrom('sign_ups').where('email', '=', email).where('id', '!=', id).execute()
      await db.updateTable('sign_ups').set(changed).where('id', '=', id).execute()
    },
    async removeOf(email) {
      await db.deleteFrom('sign_ups').where('email', '=', email).execute()
    },
    async dropBefore(time) {
      await db.deleteFrom('sign_ups').where('created_at', '<', time).execute()
    },
  }
}
