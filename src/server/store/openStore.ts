import { sql } from 'kysely'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../settings.ts'
import { createStore, type Store } from './createStore.ts'
import { namingDamage, requireSound, stoppedUncleanly } from './database/damage.ts'
import { openPostgres } from './database/postgresDatabase.ts'
import { connectSqlite, databaseFile, lockData, type SqliteOptions } from './database/sqliteDatabase.ts'
import type { OpenDatabase } from './database/tables.ts'
import type { RecordHistory } from './recordMigration/RecordHistory.ts'

type Place = Pick<Settings, 'databaseUrl' | 'dataDir'>

/** A database as it is: nothing is made or brought further by opening it, and a server may have it open too. */
export function openDatabase({ databaseUrl, dataDir }: Place, options?: SqliteOptions): OpenDatabase {
  if (databaseUrl !== undefined) return openPostgres(databaseUrl)
  const file = join(dataDir, databaseFile)
  const { db, transact } = connectSqlite(file, options)
  return {
    kind: 'sqlite',
    db,
    transact,
    // Its first read fixes what a transaction sees; the log keeps the pages that it may still ask for.
    atOneMoment: transact,
    async tableNames() {
      const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(db)
      return rows.map(({ name }) => name)
    },
    requireSound: () => requireSound(db, file),
  }
}

/**
 * The database that the settings name, in its newest form: PostgreSQL, beside any number of other processes, or the
 * embedded one under the data folder. Throws with the reason if it cannot be opened.
 * @param history the steps that records take; those of the project if not given
 */
export const openStore = (place: Place, history?: RecordHistory, options?: SqliteOptions): Promise<Store> =>
  place.databaseUrl === undefined
    ? openSqlite(place.dataDir, history, options)
    : migrated(openDatabase(place), { history })

/** Opens the embedded database for this process alone. After an unclean stop it reads all of it, and throws if it is damaged. */
export async function openSqlite(dataDir: string, history?: RecordHistory, options?: SqliteOptions): Promise<Store> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = lockData(dataDir)
  const file = join(dataDir, databaseFile)
  const recovered = stoppedUncleanly(file)
  try {
    const database = openDatabase({ databaseUrl: undefined, dataDir }, options)
    const store = await migrated(database, { history, recovered })
    return {
      ...store,
      // The log beside the database holds pages as they were before the last deletions, until it is folded in.
      async forget() {
        await sql`pragma wal_checkpoint(truncate)`.execute(database.db)
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

/** The store over a database, in its newest form. Closes it if that fails. */
async function migrated(
  database: OpenDatabase,
  { history, recovered = false }: { history: RecordHistory | undefined; recovered?: boolean },
): Promise<Store> {
  const store = createStore(database, database.kind, history)
  try {
    if (recovered) await database.requireSound()
    return { ...store, recovered, migrated: await store.migrate() }
  } catch (error) {
    await store.close()
    throw error
  }
}
