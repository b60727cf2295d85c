import { type Kysely, sql } from 'kysely'
import type { AccountRow, DeviceRow, SessionRow, Tables } from './database/tables.ts'
import { Repository } from './Repository.ts'

const withId = (db: Kysely<Tables>, id: string) => db.selectFrom('accounts').selectAll().where('id', '=', id)

export class AccountStore extends Repository {
  /** Stores an account. Returns false if the email is taken. */
  async add(account: AccountRow) {
    const added = await this.db
      .insertInto('accounts')
      .values(account)
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .execute()
    return added.length > 0
  }

  byEmail(email: string) {
    return this.db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst()
  }

  byId(id: string) {
    return withId(this.db, id).executeTakeFirst()
  }

  /** Whether the account exists. If so, it is locked against removal until the transaction ends. */
  async stays(id: string) {
    const row = await this.db
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst()
    return row !== undefined
  }

  /** The account, locked against removal and new rows until the transaction ends. */
  hold(id: string) {
    return withId(this.db, id).forUpdate().executeTakeFirst()
  }

  /** Sets another password, and makes every token that was given out before worthless. The account is then active. */
  changePassword(id: string, hash: string) {
    return this.db
      .updateTable('accounts')
      .set((account) => ({ password_hash: hash, active: 1, epoch: account('epoch', '+', 1) }))
      .where('id', '=', id)
      .execute()
  }

  activate(id: string) {
    return this.db.updateTable('accounts').set({ active: 1 }).where('id', '=', id).execute()
  }

  /** Removes the account and all rows that refer to it. */
  remove(id: string) {
    return this.db.deleteFrom('accounts').where('id', '=', id).execute()
  }
}

export class SessionStore extends Repository {
  add(session: SessionRow) {
    return this.db.insertInto('sessions').values(session).execute()
  }

  /** When a session began and was used (ISO); undefined if it is not one of the account, or if either is not in force any more. */
  async findLiving(id: string, accountId: string, now: string) {
    // Written as SQL: each call asks for it, and to build it takes longer than to carry it out.
    const { rows } = await sql<Pick<SessionRow, 'created_at' | 'used_at'>>`
      select sessions.created_at, sessions.used_at
      from sessions join accounts on accounts.id = sessions.account_id
      where sessions.id = ${id} and sessions.account_id = ${accountId} and sessions.expires_at > ${now}
        and sessions.revoked_at is null and sessions.epoch = accounts.epoch and accounts.active = 1`.execute(this.db)
    return rows[0]
  }

  /** The sessions of an account that live, newest first. */
  livingOf(accountId: string, now: string) {
    return this.db
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
      .selectAll('sessions')
      .where('sessions.account_id', '=', accountId)
      .where('sessions.expires_at', '>', now)
      .where('sessions.revoked_at', 'is', null)
      .whereRef('sessions.epoch', '=', 'accounts.epoch')
      .orderBy('sessions.created_at', 'desc')
      .orderBy('sessions.id')
      .execute()
  }

  /** Notes that a session is used. */
  use(id: string, now: string) {
    return this.db.updateTable('sessions').set({ used_at: now }).where('id', '=', id).execute()
  }

  revoke(id: string, now: string) {
    return this.db.updateTable('sessions').set({ revoked_at: now }).where('id', '=', id).execute()
  }

  removeOf(accountId: string) {
    return this.db.deleteFrom('sessions').where('account_id', '=', accountId).execute()
  }

  /** Removes all of an account but one, which lives on where a new password has made those before worthless. */
  async keepOnly(id: string, accountId: string) {
    await this.db.deleteFrom('sessions').where('account_id', '=', accountId).where('id', '!=', id).execute()
    await this.db
      .updateTable('sessions')
      .set((of) => ({ epoch: of.selectFrom('accounts').select('accounts.epoch').where('accounts.id', '=', accountId) }))
      .where('id', '=', id)
      .execute()
  }

  /** Removes all of an account but the newest ones that live. */
  keepNewest(accountId: string, maxSessions: number, now: string) {
    return this.db
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
          .limit(maxSessions),
      )
      .execute()
  }
}

export class DeviceStore extends Repository {
  /** Stores a device. If the account has more than `maxDevices`, removes the ones that expire first. */
  async remember(device: DeviceRow, maxDevices: number) {
    const { account_id, expires_at } = device
    await this.db
      .insertInto('devices')
      .values(device)
      .onConflict((conflict) => conflict.column('hash').doUpdateSet({ account_id, expires_at }))
      .execute()
    await this.db
      .deleteFrom('devices')
      .where('account_id', '=', account_id)
      .where('hash', 'not in', (inner) =>
        inner
          .selectFrom('devices')
          .select('hash')
          .where('account_id', '=', account_id)
          .orderBy('expires_at', 'desc')
          .orderBy('hash')
          .limit(maxDevices),
      )
      .execute()
  }

  /** The first of the hashes that is remembered. */
  async find(hashes: readonly string[], now: string) {
    const rows = await this.db
      .selectFrom('devices')
      .select('hash')
      .where('hash', 'in', hashes)
      .where('expires_at', '>', now)
      .execute()
    return hashes.find((hash) => rows.some((row) => row.hash === hash))
  }

  removeOf(accountId: string) {
    return this.db.deleteFrom('devices').where('account_id', '=', accountId).execute()
  }
}
