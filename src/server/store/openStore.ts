import { Kysely, sql } from 'kysely'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../settings.ts'
import { createStore, type Store } from './createStore.ts'
import { namingDamage, requireSound, stoppedUncleanly } from './database/damage.ts'
import { lockData, connectSqlite, databaseFile, type SqliteOptions } from './database/sqliteDatabase.ts'
import { postgresDialect } from './database/postgresDialect.ts'
import { retryTransaction } from './database/retryTransaction.ts'
import type { Tables, Transact } from './database/tables.ts'
import type { RecordHistory } from './recordMigration/RecordHistory.ts'

/**
 * The database that the settings name, in its newest form: PostgreSQL, or the embedded one under the data folder. Throws
 * with the reason if it cannot be opened.
 * @param history the steps that records take; those of the project if not given
 */
export function openStore(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  history?: RecordHistory,
  options?: SqliteOptions,
): Promise<Store> {
  return databaseUrl === undefined ? openSqlite(dataDir, history, options) : openPostgres(databaseUrl, history)
}

/** Opens the embedded database for this process alone. After an unclean stop it reads all of it, and throws if it is damaged. */
export async function openSqlite(dataDir: string, history?: RecordHistory, options?: SqliteOptions): Promise<Store> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = lockData(dataDir)
  const file = join(dataDir, databaseFile)
  const recovered = stoppedUncleanly(file)
  try {
    const connected = connectSqlite(file, options)
    const { db } = connected
    const check = async () => recovered && (await requireSound(db, file))
    const store = await migrated(createStore(connected, 'sqlite', history), check)
    return {
      ...store,
      recovered,
      // The log beside the database holds pages as they were before the last deletions, until it is folded in.
      async forget() {
        await sql`pragma wal_checkpoint(truncate)`.execute(db)
      },
      async close() {
        await store.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw namingDamage(error, file)
  }
}

/** Opens a PostgreSQL database, beside any number of other processes. */
export function openPostgres(url: string, history?: RecordHistory): Promise<Store> {
  const db = new Kysely<Tables>({ dialect: postgresDialect(url) })
  const transact: Transact = (work) =>
    // Rows are held where it matters; a stricter level that a server may have set would refuse what waited for them.
    retryTransaction(() => db.transaction().setIsolationLevel('read committed').execute(work))
  return migrated(createStore({ db, transact }, 'postgres', history))
}

/** Brings a store into its newest form; closes it if that fails. @param check what has to hold before */
async function migrated(store: Store, check?: () => Promise<unknown>): Promise<Store> {
  try {
    await check?.()
    return { ...store, migrated: await store.migrate() }
  } catch (error) {
    await store.close()
    throw error
  }
}
