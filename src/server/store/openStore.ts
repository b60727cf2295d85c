import type { Settings } from '../settings.ts'
import { openPostgres } from './openPostgres.ts'
import { openSqlite } from './openSqlite.ts'
import type { RecordHistory } from './recordHistory.ts'
import type { Store } from './Store.ts'

/**
 * The database that the settings name: PostgreSQL, or the embedded one under the data folder.
 * @param history the steps that records take; those of the project if not given
 */
export function openStore(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  history?: RecordHistory,
): Promise<Store> {
  return databaseUrl === undefined ? openSqlite(dataDir, history) : openPostgres(databaseUrl, history)
}
