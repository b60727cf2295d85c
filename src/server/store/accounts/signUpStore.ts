import { sql, type Kysely } from 'kysely'
import type { DatabaseKind, SignUpRow, Tables } from '../database/tables.ts'

const newestOf = (db: Kysely<Tables>, email: string) =>
  db.selectFrom('sign_ups').where('email', '=', email).orderBy('created_at', 'desc').orderBy('id')

export function signUpStore(db: Kysely<Tables>, kind: DatabaseKind) {
  return {
    /** Lets no other transaction that holds them change the sign-ups of an address until this one ends. */
    async hold(email: string) {
      if (kind === 'postgres') await sql`select pg_advisory_xact_lock(hashtext(${`sign-up ${email}`}))`.execute(db)
    },
    /** Removes the oldest ones of the same address where there are more than `most`. */
    async add(signUp: SignUpRow, most: number) {
      // Those that come side by side would each count without the others.
      await this.hold(signUp.email)
      await db.insertInto('sign_ups').values(signUp).execute()
      await db
        .deleteFrom('sign_ups')
        .where('email', '=', signUp.email)
        .where('id', 'not in', newestOf(db, signUp.email).select('id').limit(most))
        .execute()
    },
    byId(id: string) {
      return db.selectFrom('sign_ups').selectAll().where('id', '=', id).executeTakeFirst()
    },
    /** Newest first. */
    ofEmail(email: string) {
      return newestOf(db, email).selectAll().execute()
    },
    /** Gives a sign-up its password and device, and removes all others of the address. */
    async keepOnly({ id, email, ...changed }: Pick<SignUpRow, 'id' | 'email' | 'password_hash' | 'device'>) {
      await db.deleteFrom('sign_ups').where('email', '=', email).where('id', '!=', id).execute()
      await db.updateTable('sign_ups').set(changed).where('id', '=', id).execute()
    },
    /** Removes all of an address, with their links and mails. */
    async removeOf(email: string) {
      await db.deleteFrom('sign_ups').where('email', '=', email).execute()
    },
  }
}
