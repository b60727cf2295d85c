import { type Kysely, sql } from 'kysely'
import type { DatabaseKind, LinkRow, OutboxRow, SignUpRow, Tables } from './database/tables.ts'
import { Repository } from './Repository.ts'

const newestOf = (db: Kysely<Tables>, email: string) =>
  db.selectFrom('sign_ups').where('email', '=', email).orderBy('created_at', 'desc').orderBy('id')

export class SignUpStore extends Repository {
  readonly #kind: DatabaseKind

  constructor(db: Kysely<Tables>, kind: DatabaseKind) {
    super(db)
    this.#kind = kind
  }

  /** Lets no other transaction that holds them change the sign-ups of an address until this one ends. */
  async hold(email: string) {
    if (this.#kind === 'postgres') {
      await sql`select pg_advisory_xact_lock(hashtext(${`sign-up ${email}`}))`.execute(this.db)
    }
  }

  /** Removes the oldest ones of the same address where there are more than `maxSignUps`. */
  async add(signUp: SignUpRow, maxSignUps: number) {
    // Concurrent sign-ups would each count without the others.
    await this.hold(signUp.email)
    await this.db.insertInto('sign_ups').values(signUp).execute()
    await this.db
      .deleteFrom('sign_ups')
      .where('email', '=', signUp.email)
      .where('id', 'not in', newestOf(this.db, signUp.email).select('id').limit(maxSignUps))
      .execute()
  }

  byId(id: string) {
    return this.db.selectFrom('sign_ups').selectAll().where('id', '=', id).executeTakeFirst()
  }

  /** Newest first. */
  ofEmail(email: string) {
    return newestOf(this.db, email).selectAll().execute()
  }

  /** Gives a sign-up its password and device, and removes all others of the address. */
  async keepOnly({ id, email, ...changed }: Pick<SignUpRow, 'id' | 'email' | 'password_hash' | 'device'>) {
    await this.db.deleteFrom('sign_ups').where('email', '=', email).where('id', '!=', id).execute()
    await this.db.updateTable('sign_ups').set(changed).where('id', '=', id).execute()
  }

  /** Removes all of an address, with their links and mails. */
  removeOf(email: string) {
    return this.db.deleteFrom('sign_ups').where('email', '=', email).execute()
  }
}

export class LinkStore extends Repository {
  add(link: LinkRow) {
    return this.db.insertInto('links').values(link).execute()
  }

  /** A link for a purpose, by the hash of its secret. */
  find(hash: string, purpose: LinkRow['purpose']) {
    return this.db
      .selectFrom('links')
      .selectAll()
      .where('hash', '=', hash)
      .where('purpose', '=', purpose)
      .executeTakeFirst()
  }

  /**
   * Uses a link up, with all links of its holder for the same purpose. False if another call was faster: the deletion
   * decides, and of two uses side by side one finds the row.
   */
  async use(hash: string, purpose: LinkRow['purpose']) {
    const used = await this.db
      .deleteFrom('links')
      .where('hash', '=', hash)
      .where('purpose', '=', purpose)
      .returning(['account_id', 'sign_up_id'])
      .executeTakeFirst()
    if (used) {
      await this.db
        .deleteFrom('links')
        .where('purpose', '=', purpose)
        .where((link) => link.or([link('account_id', '=', used.account_id), link('sign_up_id', '=', used.sign_up_id)]))
        .execute()
    }
    return used !== undefined
  }

  removeOf(accountId: string, purpose: LinkRow['purpose']) {
    return this.db.deleteFrom('links').where('account_id', '=', accountId).where('purpose', '=', purpose).execute()
  }
}

export class OutboxStore extends Repository {
  add(mail: OutboxRow) {
    return this.db.insertInto('outbox').values(mail).execute()
  }

  /**
   * Takes the mail that has been due for longest, and keeps all others away from it until a time. A mail that another
   * process is claiming is skipped: the next mail may be due as well.
   */
  claim(now: string, until: string) {
    return this.db
      .updateTable('outbox')
      .set((mail) => ({ due_at: until, attempts: mail('attempts', '+', 1) }))
      .where('id', '=', (inner) =>
        inner
          .selectFrom('outbox')
          .select('id')
          .where('due_at', '<=', now)
          .orderBy('due_at')
          .orderBy('id')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returningAll()
      .executeTakeFirst()
  }

  postpone(id: string, dueAt: string) {
    return this.db.updateTable('outbox').set({ due_at: dueAt }).where('id', '=', id).execute()
  }

  remove(id: string) {
    return this.db.deleteFrom('outbox').where('id', '=', id).execute()
  }

  removeFor(recipient: string) {
    return this.db.deleteFrom('outbox').where('recipient', '=', recipient).execute()
  }
}
