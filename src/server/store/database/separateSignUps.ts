import { sql, type Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** Gives sign-ups that wait, and devices, tables of their own; an account that was never activated becomes a sign-up. */
export async function separateSignUps(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('devices')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('devices_account').on('devices').column('account_id').execute()
  await db.schema
    .createTable('sign_ups')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('introduction', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('sign_ups_email').on('sign_ups').column('email').execute()
  await db.schema
    .alterTable('outbox')
    .addColumn('sign_up_id', 'text', (column) => column.references('sign_ups.id').onDelete('cascade'))
    .execute()
  // SQLite cannot take "not null" away from a column.
  await db.schema
    .createTable('links_of_all')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.references('accounts.id').onDelete('cascade'))
    .addColumn('sign_up_id', 'text', (column) => column.references('sign_ups.id').onDelete('cascade'))
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  // An account that was never activated is a sign-up that waits.
  const waiting = await db
    .selectFrom('accounts')
    .innerJoin('records', (join) =>
      join.onRef('records.owner', '=', 'accounts.id').onRef('records.id', '=', 'accounts.id'),
    )
    .select(['accounts.id', 'email', 'password_hash', 'language', 'accounts.created_at', 'document'])
    .where('active', '=', 0)
    .execute()
  for (const { document, ...signUp } of waiting) {
    const { type, name, surname, firstName } = JSON.parse(document) as Record<string, string>
    const introduction = JSON.stringify({ accountType: type, corporationName: name, surname, firstName })
    await db
      .insertInto('sign_ups')
      .values({ ...signUp, introduction })
      .execute()
    await db.updateTable('outbox').set({ sign_up_id: signUp.id }).where('recipient', '=', signUp.email).execute()
  }
  await sql`insert into links_of_all select hash, purpose,
    case when account_id in (select id from sign_ups) then null else account_id end,
    case when account_id in (select id from sign_ups) then account_id end, expires_at from links`.execute(db)
  await db.schema.dropTable('links').execute()
  await db.schema.alterTable('links_of_all').renameTo('links').execute()
  for (const column of ['account_id', 'sign_up_id'] as const)
    await db.schema.createIndex(`links_${column}`).on('links').column(column).execute()
  await db.deleteFrom('accounts').where('id', 'in', db.selectFrom('sign_ups').select('id')).execute()
}
