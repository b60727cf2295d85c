import type { Settings } from '../settings.ts'
import { openPostgres } from './openPostgres.ts'
import { openSqlite } from './openSqlite.ts'
import type { Store } from './Store.ts'

/** The database that the settings name: PostgreSQL, or the embedded one under the data folder. */
export function openStore({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<Store> {
  return databaseUrl === undefined ? openSqlite(dataDir) : openPostgres(databaseUrl)
}
