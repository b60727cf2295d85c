import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { filesRoot } from '../../paths.ts'
import type { DatabaseKind, Tables, Transact } from './tables.ts'

const folder = join(filesRoot, 'src/server/store/database/migrations')
const files = readdirSync(folder)

/**
 * The names of the files of `migrations/`, in their order: `<id>.sql` for every database, behind it
 * `<id>.<kind>.sql` for one. Forward only. A migration that was released is never changed; a new one is added behind it.
 */
export const migrations: readonly string[] = [...new Set(files.map((file) => file.split('.')[0] ?? ''))].sort()

/** The SQL statements of a migration: those for both databases, then those for this kind. */
function statementsOf(id: string, kind: DatabaseKind): string[] {
  return [`${id}.sql`, `${id}.${kind}.sql`]
    .filter((file) => files.includes(file))
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split(/;\n|;$/))
    .filter((statement) => statement.trim() !== '')
}

/** The migrations that a database has taken, in their order. */
export async function takenMigrations(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from migrations order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Throws if a database or a backup has migrations that this version does not know, so a newer version made it. */
export function requireKnown(what: 'database' | 'backup', taken: readonly string[]): void {
  const foreign = taken.filter((id) => !migrations.includes(id))
  if (foreign.length > 0) {
    throw new Error(`The ${what} was made by a newer version of this program (it holds ${foreign.join(', ')}).`)
  }
}

/**
 * Carries the database to the newest form, one transaction a migration. Throws if it was made by a newer version.
 * @param wanted those that it shall have taken then
 */
export async function migrate(transact: Transact, kind: DatabaseKind, wanted = migrations): Promise<void> {
  let more = true
  while (more) more = await transact((transaction) => migrateOnce(transaction, kind, wanted))
}

/** Carries out the first migration that is still to come. False if there is none. */
async function migrateOnce(db: Kysely<Tables>, kind: DatabaseKind, wanted: readonly string[]): Promise<boolean> {
  // Of processes that start side by side one migrates; the others wait, and then find it done.
  if (kind === 'postgres') {
    await sql`select pg_advisory_xact_lock(hashtext('trousseau ' || current_schema()))`.execute(db)
  }
  await sql`create table if not exists migrations (id text primary key, applied_at text not null)`.execute(db)
  const taken = await takenMigrations(db)
  requireKnown('database', taken)
  const next = wanted.find((id) => !taken.includes(id))
  if (next === undefined) return false
  for (const statement of statementsOf(next, kind)) await sql.raw(statement).execute(db)
  await sql`insert into migrations (id, applied_at) values (${next}, ${new Date().toISOString()})`.execute(db)
  return true
}
