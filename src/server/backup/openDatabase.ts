import { Kysely, sql } from 'kysely'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../settings.ts'
import { requireSound } from '../store/database/damage.ts'
import { connectSqlite, databaseFile } from '../store/database/sqliteDatabase.ts'
import { postgresDialect } from '../store/database/postgresDialect.ts'
import type { DatabaseKind, Tables, Transact } from '../store/database/tables.ts'

export type OpenDatabase = ReturnType<typeof openDatabase>

/** A database as it is: nothing is made or brought further by opening it, and a server may have it open too. */
export function openDatabase({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>) {
  if (databaseUrl === undefined) {
    const file = join(dataDir, databaseFile)
    const { db, transact } = connectSqlite(file)
    return {
      db,
      transact,
      kind: 'sqlite' as DatabaseKind,
      /** Throws if the embedded database is damaged; PostgreSQL checks what it reads by itself. */
      requireSound: () => requireSound(db, file),
      /** Reads everything as it is at one moment, whatever is written meanwhile. */
      // Its first read fixes what a transaction sees; the log keeps the pages that it may still ask for.
      atOneMoment: transact,
      tableNames: () => names(db, sql`select name from sqlite_master where type = 'table'`),
    }
  }
  const db = new Kysely<Tables>({ dialect: postgresDialect(databaseUrl) })
  const transact: Transact = (work) => db.transaction().execute(work)
  const atOneMoment: Transact = (work) =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (transaction) => {
        // Uploads may have to come from far away between two statements.
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction)
        return work(transaction)
      })
  return {
    db,
    transact,
    kind: 'postgres' as DatabaseKind,
    requireSound: () => Promise.resolve(),
    atOneMoment,
    tableNames: () =>
      names(db, sql`select table_name as name from information_schema.tables where table_schema = current_schema()`),
  }
}

/** Whether the settings name an embedded database that does not exist. */
export const lacksDatabase = ({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>): boolean =>
  databaseUrl === undefined && !existsSync(join(dataDir, databaseFile))

async function names(db: Kysely<Tables>, query: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await query.execute(db)
  return (rows as { name: string }[]).map(({ name }) => name)
}
