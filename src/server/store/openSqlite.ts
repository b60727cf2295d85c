import Database from 'better-sqlite3'
import { Kysely, sql, SqliteDialect, type SqliteStatement } from 'kysely'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createStore } from './createStore.ts'
import { lockData } from './dataLock.ts'
import type { RecordHistory } from './recordHistory.ts'
import type { Store } from './Store.ts'
import type { Tables } from './tables.ts'

/** Name of the embedded database in the data folder. */
export const databaseFile = 'trousseau.db'

/**
 * Opens the embedded database under `dataDir`, alone, in its newest form. Throws with the reason if it cannot.
 * @param history the steps that records take; those of the project if not given
 */
export async function openSqlite(dataDir: string, history?: RecordHistory): Promise<Store> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = lockData(dataDir)
  const db = connectSqlite(join(dataDir, databaseFile))
  const store = createStore(db, 'sqlite', history)
  const close = async () => {
    await store.close()
    lock.release()
  }
  // The log beside the database holds pages as they were before the last deletions, until it is folded in.
  const forget = async () => {
    await sql`pragma wal_checkpoint(truncate)`.execute(db)
  }
  try {
    await store.migrate()
    return { ...store, forget, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Opens the database as it is; other processes may have it open too. */
export function connectSqlite(file: string): Kysely<Tables> {
  const database = new Database(file)
  database.pragma('journal_mode = WAL')
  // An answered write is on the disk: one fsync a commit.
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  // What is deleted is overwritten: whoever leaves leaves nothing to be read in the file.
  database.pragma('secure_delete = ON')
  database.pragma('busy_timeout = 5000')
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: withStatementCache(database) }) })
}

/** Kysely prepares a statement for each call; ours are few and the same, so each is prepared once. */
function withStatementCache(database: Database.Database) {
  const statements = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    prepare(sql: string) {
      const known = statements.get(sql)
      if (known) return known
      const statement = sql === 'rollback' ? rollbackOf(database) : database.prepare(sql)
      // A list of ids of any length makes a statement of its own: those few are not worth keeping without end.
      if (statements.size < 200) statements.set(sql, statement)
      return statement
    },
  }
}

/** SQLite takes a transaction back by itself where the disk is full; a second time would hide that reason. */
function rollbackOf(database: Database.Database): SqliteStatement {
  const statement = database.prepare('rollback')
  return {
    reader: false,
    run: () => (database.inTransaction ? statement.run() : { changes: 0, lastInsertRowid: 0 }),
    all: () => [],
    iterate: () => statement.iterate(),
  }
}
