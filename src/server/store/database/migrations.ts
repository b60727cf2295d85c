import { sql, type Kysely } from 'kysely'
import { separateSignUps } from './separateSignUps.ts'
import type { DatabaseKind, Tables, Transact } from './tables.ts'

export interface Migration {
  id: string
  up: (db: Kysely<Tables>, kind: DatabaseKind) => Promise<void>
}

/** Forward only. A migration that was released is never changed; a new one is added below it. */
export const migrations: Migration[] = [
  {
    id: '001-records',
    async up(db) {
      await db.schema
        .createTable('accounts')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('email', 'text', (column) => column.notNull().unique())
        .addColumn('password_hash', 'text', (column) => column.notNull())
        .addColumn('authorities', 'text', (column) => column.notNull())
        .addColumn('active', 'integer', (column) => column.notNull())
        .addColumn('epoch', 'integer', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('document', 'text', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('sessions')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
        .addColumn('epoch', 'integer', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'text', (column) => column.notNull())
        .addColumn('revoked_at', 'text')
        .execute()
      await db.schema.createIndex('sessions_account').on('sessions').column('account_id').execute()
      await db.schema
        .createTable('records')
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('owner', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .addColumn('document', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('records_key', ['owner', 'id'])
        .execute()
      await db.schema.createIndex('records_list').on('records').columns(['owner', 'name', 'created_at']).execute()
      await db.schema
        .createTable('files')
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('owner', 'text', (column) => column.notNull())
        .addColumn('record_id', 'text', (column) => column.notNull())
        .addColumn('label', 'text', (column) => column.notNull())
        .addColumn('media_type', 'text', (column) => column.notNull())
        .addColumn('size', 'integer', (column) => column.notNull())
        .addColumn('sha256', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('files_key', ['owner', 'id'])
        .addForeignKeyConstraint('files_record', ['owner', 'record_id'], 'records', ['owner', 'id'], (key) =>
          key.onDelete('cascade'),
        )
        .execute()
      await db.schema.createIndex('files_record_index').on('files').columns(['owner', 'record_id']).execute()
      await db.schema
        .createTable('idempotency_keys')
        .addColumn('owner', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
        .addColumn('key', 'text', (column) => column.notNull())
        .addColumn('request_hash', 'text', (column) => column.notNull())
        .addColumn('answer', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('idempotency_key', ['owner', 'key'])
        .execute()
      await db.schema
        .createTable('attempts')
        .addColumn('bucket', 'text', (column) => column.primaryKey())
        .addColumn('count', 'integer', (column) => column.notNull())
        .addColumn('ends_at', 'text', (column) => column.notNull())
        .execute()
    },
  },
  {
    id: '002-accounts',
    async up(db) {
      await db.schema
        .createTable('links')
        .addColumn('hash', 'text', (column) => column.primaryKey())
        .addColumn('purpose', 'text', (column) => column.notNull())
        .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
        .addColumn('expires_at', 'text', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('links_account').on('links').columns(['account_id', 'purpose']).execute()
      await db.schema
        .createTable('outbox')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('purpose', 'text', (column) => column.notNull())
        .addColumn('recipient', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('due_at', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('outbox_due').on('outbox').column('due_at').execute()
      await db.schema
        .alterTable('accounts')
        .addColumn('language', 'text', (column) => column.notNull().defaultTo('fr'))
        .execute()
      await db.schema.alterTable('accounts').dropColumn('document').execute()
      // Accounts that were made before there were profiles get the one that a bare sign-up makes.
      const accounts = await db.selectFrom('accounts').select(['id', 'email', 'created_at']).execute()
      for (const { id, email, created_at } of accounts) {
        const document = JSON.stringify({ resourceUuid: id, type: 'INDIVIDUAL', contacts: [{ email }] })
        const profile = {
          id,
          name: 'account/account',
          owner: id,
          version: 1,
          created_at,
          updated_at: created_at,
          document,
        }
        await db.insertInto('records').values(profile).execute()
      }
    },
  },
  {
    id: '003-counters',
    async up(db) {
      await db.schema
        .createTable('counters')
        .addColumn('owner', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('last', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('counters_key', ['owner', 'name'])
        .execute()
    },
  },
  {
    id: '004-record-steps',
    async up(db) {
      await db.schema
        .createTable('record_steps')
        .addColumn('number', 'integer', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('definition', 'text', (column) => column.notNull())
        .execute()
      await db.schema
        .alterTable('records')
        .addColumn('step', 'integer', (column) => column.notNull().defaultTo(0))
        .execute()
      await db.schema.createIndex('records_step').on('records').column('step').execute()
    },
  },
  {
    id: '005-summaries',
    async up(db, kind) {
      const records = () => db.schema.alterTable('records')
      // SQLite reads through a long document to whatever stands behind it in the row: what lists read comes before.
      if (kind === 'sqlite') await records().renameColumn('document', 'last_document').execute()
      for (const column of ['made_by', 'listed', 'searched', ...(kind === 'sqlite' ? ['document'] : [])])
        await records()
          .addColumn(column, 'text', (text) => text.notNull().defaultTo(''))
          .execute()
      if (kind === 'sqlite') {
        await sql`update records set document = last_document`.execute(db)
        await records().dropColumn('last_document').execute()
      }
      await db.schema.dropIndex('records_step').execute()
      await db.schema.createIndex('records_made_by').on('records').column('made_by').execute()
    },
  },
  {
    id: '006-file-sizes',
    async up(db) {
      await db.schema.createIndex('files_size').on('files').columns(['owner', 'size']).execute()
    },
  },
  {
    id: '007-sign-ups',
    up: separateSignUps,
  },
  {
    id: '008-sign-up-devices',
    async up(db) {
      await db.schema.alterTable('sign_ups').addColumn('device', 'text').execute()
    },
  },
]

/** The migrations that a database has taken, in their order. */
export async function takenMigrations(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from migrations order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Carries the database to the newest form, one transaction a migration. Throws if it was made by a newer version. */
export async function migrate(transact: Transact, kind: DatabaseKind, all: Migration[] = migrations): Promise<void> {
  let more = true
  while (more) more = await transact((transaction) => migrateOnce(transaction, kind, all))
}

/** Carries out the first migration that is still to come. False if there is none. */
async function migrateOnce(db: Kysely<Tables>, kind: DatabaseKind, all: Migration[]): Promise<boolean> {
  // Of processes that start side by side one migrates; the others wait, and then find it done.
  if (kind === 'postgres')
    await sql`select pg_advisory_xact_lock(hashtext('trousseau ' || current_schema()))`.execute(db)
  await sql`create table if not exists migrations (id text primary key, applied_at text not null)`.execute(db)
  const applied = new Set(await takenMigrations(db))
  const known = new Set(all.map((migration) => migration.id))
  const foreign = [...applied].filter((id) => !known.has(id))
  if (foreign.length > 0) {
    throw new Error(`The database was made by a newer version of this program (it holds ${foreign.join(', ')})`)
  }
  const next = all.find(({ id }) => !applied.has(id))
  if (!next) return false
  await next.up(db, kind)
  await sql`insert into migrations (id, applied_at) values (${next.id}, ${new Date().toISOString()})`.execute(db)
  return true
}
