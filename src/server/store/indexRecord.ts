import type { Kysely } from 'kysely'
import type { RecordRow, Tables } from './database/tables.ts'
import type { RecordHistory } from './RecordHistory.ts'
import { ReferenceStore } from './ReferenceStore.ts'
import { UniqueValueStore } from './UniqueValueStore.ts'

/**
 * Updates the index rows of a record: its unique values and its references. Runs in the transaction that writes the document.
 * @param how `reject` throws `ValuesTaken` if another record has values that may occur once; `keep` keeps both records;
 * `rebuild` keeps both as well, and removes rows of rules and references that the definitions no longer have
 */
export async function indexRecord(
  db: Kysely<Tables>,
  history: RecordHistory,
  key: Pick<RecordRow, 'owner' | 'name' | 'id'>,
  document: string,
  how: 'reject' | 'keep' | 'rebuild',
): Promise<void> {
  const { summaries } = history
  const none = how === 'rebuild' ? [] : undefined
  const values = summaries?.uniqueValues(key.name, document) ?? none
  const uniqueValues = new UniqueValueStore(db)
  if (values && how === 'reject') await uniqueValues.replaceUnique(key, values)
  else if (values) await uniqueValues.replaceAllowingDuplicates(key, values)
  const targets = summaries?.references(key.name, document) ?? none
  if (targets) await new ReferenceStore(db, history).keep(key, targets)
}
