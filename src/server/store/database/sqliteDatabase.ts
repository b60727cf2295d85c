import type Driver from 'better-sqlite3'
import { Kysely, sql } from 'kysely'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { keepPrivate } from '../../privateFiles.ts'
import { Database } from './sqliteDriver.ts'
import { EmbeddedDialect } from './EmbeddedDialect.ts'
import type { DatabaseKind, Tables, Transact } from './tables.ts'

export const databaseFile = 'trousseau.db'

const maxReported = 3

/** A database as a server, a backup or a restore opens it. */
export type OpenDatabase = ReturnType<typeof openSqlite>

/**
 * Opens the database as it is; other processes may have it open too. Throws if it is no database, or a damaged one.
 * @param groupSize most transactions that share one flush of the disk
 */
export function openSqlite(dataDir: string, groupSize = 100) {
  const file = join(dataDir, databaseFile)
  keepPrivate(file)
  try {
    const writer = openConnection(file)
    const reader = openConnection(file, { readonly: true })
    const db = new Kysely<Tables>({ dialect: new EmbeddedDialect(writer, reader, groupSize) })
    const transact: Transact = (work) => db.transaction().execute(work)
    return {
      kind: 'sqlite' as DatabaseKind,
      /** How many statements may be under way at once: here none waits for another, except for the writer. */
      connections: Infinity,
      db,
      transact,
      /**
       * Reads a snapshot while others write: its first read fixes the state that a transaction sees, and the log keeps
       * the pages that it may still read.
       */
      atOneMoment: transact,
      tableNames: async () => {
        const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(db)
        return rows.map(({ name }) => name)
      },
      /** Reads all of it. Throws if it is damaged. */
      requireSound: async () => {
        const check = sql<{ quick_check: string }>`pragma quick_check(${sql.lit(maxReported)})`
        const { rows } = await check.execute(db).catch((error: unknown) => {
          throw namingDamage(error, dataDir)
        })
        const findings = rows.map((row) => row.quick_check).filter((finding) => finding !== 'ok')
        if (findings.length > 0) throw damaged(dataDir, findings)
      },
      /** Leaves no deleted data readable beside the database: the log holds old pages until it is folded in. */
      forget: async () => {
        await sql`pragma wal_checkpoint(truncate)`.execute(db)
      },
    }
  } catch (error) {
    throw namingDamage(error, dataDir)
  }
}

/** Opens a connection with the settings on which durability and privacy rely. */
function openConnection(file: string, options?: Driver.Options): Driver.Database {
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

/** Whether the last process that wrote to the database ended without closing it: its log is still there. */
export function stoppedUncleanly(dataDir: string): boolean {
  const log = join(dataDir, `${databaseFile}-wal`)
  return existsSync(log) && statSync(log).size > 0
}

/** The embedded database is damaged: a disk or a file system has lost or changed written data. */
const damaged = (dataDir: string, findings: readonly string[]) =>
  new Error(
    [
      `${join(dataDir, databaseFile)} is damaged:`,
      ...findings.map((finding) => `  ${finding}`),
      'Keep a copy of the folder, then restore the last backup into an empty one: npm run restore (docs/operations.md).',
    ].join('\n'),
  )

/** Errors of SQLite about a damaged database get a message with the cure. Other errors stay unchanged. */
export function namingDamage(error: unknown, dataDir: string): unknown {
  const isDamage = error instanceof Database.SqliteError && /^SQLITE_(CORRUPT|NOTADB)/.test(error.code)
  return isDamage ? damaged(dataDir, [error.message]) : error
}

/**
 * Takes the data folder for this process alone, or throws with the reason. The lock is one of the kernel's, held through
 * an SQLite file: it goes with the process, however that ends, and no left-over file can block the next start.
 */
export function lockData(dataDir: string): { release: () => void } {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const holder = join(dataDir, 'lock.txt')
  const file = join(dataDir, 'lock.db')
  keepPrivate(file)
  const lock = new Database(file, { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (!(error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY'))) throw error
    const name = existsSync(holder) ? readFileSync(holder, 'utf8') : 'unknown process'
    throw new Error(`${dataDir} is in use by another server (${name}). Stop it, or set another DATA_DIR.`)
  }
  rmSync(holder, { force: true })
  writeFileSync(holder, `process ${process.pid}`, { mode: 0o600 })
  return { release: () => lock.close() }
}
