import Database from 'better-sqlite3'
import { keepPrivate } from '../../privateFiles.ts'
import { namingDamage } from './damage.ts'
import { sqliteKysely } from './sqliteDialect.ts'
import type { Connected } from './tables.ts'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Name of the embedded database in the data folder. */
export const databaseFile = 'trousseau.db'

export interface SqliteOptions {
  /** Most transactions that share one flush of the disk. */
  groupSize?: number
}

/** Opens the file as it is; other processes may have it open too. Throws if it is no database, or a damaged one. */
export function connectSqlite(file: string, { groupSize = 100 }: SqliteOptions = {}): Connected {
  keepPrivate(file)
  try {
    const writer = connect(file)
    return sqliteKysely(writer, connect(file, { readonly: true }), groupSize)
  } catch (error) {
    throw namingDamage(error, file)
  }
}

function connect(file: string, options?: Database.Options): Database.Database {
  const database = new Database(file, options)
  database.pragma('journal_mode = WAL')
  // An answered write is on the disk: one fsync a commit.
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  // Deleted rows are overwritten, so that nothing of them can be read in the file.
  database.pragma('secure_delete = ON')
  database.pragma('busy_timeout = 5000')
  return database
}

/**
 * Takes the data folder for this process alone, or throws with the reason. The lock is one of the kernel's, held through
 * an SQLite file: it goes with the process, however that ends, and no left-over file can block the next start.
 */
export function lockData(dataDir: string): { release: () => void } {
  const holder = join(dataDir, 'lock.txt')
  const file = join(dataDir, 'lock.db')
  keepPrivate(file)
  const lock = new Database(file, { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw error
    throw new Error(`${dataDir} is in use by another server (${nameOf(holder)}). Stop it, or set another DATA_DIR.`)
  }
  rmSync(holder, { force: true })
  writeFileSync(holder, `process ${process.pid}`, { mode: 0o600 })
  return { release: () => lock.close() }
}

const isBusy = (error: unknown) => error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')

function nameOf(holder: string): string {
  try {
    return readFileSync(holder, 'utf8')
  } catch {
    return 'unknown process'
  }
}
