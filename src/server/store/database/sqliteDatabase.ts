import Database from 'better-sqlite3'
import { Kysely, SqliteDialect, type SqliteStatement } from 'kysely'
import { keepPrivate } from '../../privateFiles.ts'
import type { Tables } from './tables.ts'

/** Name of the embedded database in the data folder. */
export const databaseFile = 'trousseau.db'

/** Most statements that stay prepared: a list of ids of any length makes a statement of its own. */
const mostPrepared = 200

/** Opens the file as it is; other processes may have it open too. */
export function connectSqlite(file: string): Kysely<Tables> {
  keepPrivate(file)
  const database = new Database(file)
  database.pragma('journal_mode = WAL')
  // An answered write is on the disk: one fsync a commit.
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  // Deleted rows are overwritten, so that nothing of them can be read in the file.
  database.pragma('secure_delete = ON')
  database.pragma('busy_timeout = 5000')
  // Kysely prepares a statement for each call; ours are few and the same, so each is prepared once.
  const statements = new Map<string, SqliteStatement>()
  const prepare = (sql: string) => {
    const known = statements.get(sql)
    if (known) return known
    const statement = sql === 'rollback' ? rollbackOf(database) : database.prepare(sql)
    if (statements.size < mostPrepared) statements.set(sql, statement)
    return statement
  }
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: { prepare, close: () => database.close() } }) })
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
