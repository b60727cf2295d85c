import { Kysely } from 'kysely'
import { createStore } from './createStore.ts'
import { postgresDialect } from './postgresPool.ts'
import type { RecordHistory } from './recordHistory.ts'
import type { Store } from './Store.ts'
import type { Tables } from './tables.ts'

/**
 * Opens a PostgreSQL database in its newest form, beside any number of other processes. Throws with the reason.
 * @param history the steps that records take; those of the project if not given
 */
export async function openPostgres(url: string, history?: RecordHistory): Promise<Store> {
  const store = createStore(new Kysely<Tables>({ dialect: postgresDialect(url) }), 'postgres', { history })
  try {
    await store.migrate()
    return store
  } catch (error) {
    await store.close()
    throw error
  }
}
