import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { projectRoot } from '../../paths.ts'
import type { DatabaseKind, Tables, Transact } from './tables.ts'

interface Migration {
  id: string
  /** Statements in the SQL of a database. */
  statements: (kind: DatabaseKind) => string[]
}

const folder = join(projectRoot, 'src/server/store/database/migrations')

/**
 * The files of `migrations/` in their order: `<id>.sql` for every database, behind it `<id>.<kind>.sql` for one.
 * Forward only. A migration that was released is never changed; a new one is added behind it.
 */
export const migrations: Migration[] = [...new Set(readdirSync(folder).map((file) => file.split('.')[0] ?? ''))]
  .sort()
  .map((id) => ({
    id,
    statements: (kind) =>
      [`${id}.sql`, `${id}.${kind}.sql`]
        .map((file) => join(folder, file))
        .filter((file) => existsSync(file))
        .flatMap((file) =>
          readFileSync(file, 'utf8')
            .trim()
            .split(/;\n|;$/),
        )
        .filter((statement) => statement !== ''),
  }))

/** The migrations that a database has taken, in their order. */
export async function takenMigrations(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from migrations order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Throws if what has taken some migrations was made by a newer version. */
export function requireKnown(what: 'database' | 'backup', taken: readonly string[], all = migrations): void {
  const foreign = taken.filter((id) => all.every((migration) => migration.id !== id))
  if (foreign.length > 0)
    throw new Error(`The ${what} was made by a newer version of this program (it holds ${foreign.join(', ')}).`)
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
  const applied = await takenMigrations(db)
  requireKnown('database', applied, all)
  const next = all.find(({ id }) => !applied.includes(id))
  if (!next) return false
  for (const statement of next.statements(kind)) await sql.raw(statement).execute(db)
  await sql`insert into migrations (id, applied_at) values (${next.id}, ${new Date().toISOString()})`.execute(db)
  return true
}
