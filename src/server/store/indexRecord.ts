import type { Kysely } from 'kysely'
import type { RecordRow, Tables } from './database/tables.ts'
import type { RecordHistory } from './RecordHistory.ts'
import { ReferenceStore } from './ReferenceStore.ts'
import { UniqueValueStore } from './UniqueValueStore.ts'

/**
 * Keeps what the indexes hold of a record, in the transaction that writes its document.
 * @param how `take` throws `ValuesTaken` if another record has values that may occur once; `enter` keeps both records; `anew`
 * keeps both as well, and removes what other definitions had entered
 */
export async function indexRecord(
  db: Kysely<Tables>,
  history: RecordHistory,
  key: Pick<RecordRow, 'owner' | 'name' | 'id'>,
  document: string,
  how: 'take' | 'enter' | 'anew',
): Promise<void> {
  const { summaries } = history
  const none = how === 'anew' ? [] : undefined
  const values = summaries?.uniqueValues(key.name, document) ?? none
  if (values) await new UniqueValueStore(db)[how === 'take' ? 'take' : 'enter'](key, values)
  const targets = summaries?.references(key.name, document) ?? none
  if (targets) await new ReferenceStore(db, history).keep(key, targets)
}
