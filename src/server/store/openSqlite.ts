import { Kysely, sql } from 'kysely'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createStore } from './createStore.ts'
import { lockData } from './dataLock.ts'
import { EmbeddedDialect, openEmbedded, type EmbeddedDatabase } from './embeddedDatabase.ts'
import type { RecordHistory } from './recordHistory.ts'
import { createStatements } from './statements.ts'
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
  const database = openEmbedded(join(dataDir, databaseFile))
  const db = connect(database)
  const store = createStore(db, 'sqlite', { history, statements: createStatements(database) })
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
  return connect(openEmbedded(file))
}

const connect = (database: EmbeddedDatabase) => new Kysely<Tables>({ dialect: new EmbeddedDialect(database) })
