import type { RecordRow } from '../store/database/tables.ts'
import type { Repositories } from '../store/openStore.ts'

/** Removes a record with the rows of its files. Returns the ids of the files, whose bytes go once this is committed. */
export async function removeRecord(
  tables: Pick<Repositories, 'files' | 'records'>,
  { owner, name, id }: Pick<RecordRow, 'owner' | 'name' | 'id'>,
): Promise<string[]> {
  const ids = (await tables.files.ofRecord(owner, id)).map((file) => file.id)
  await tables.files.remove(owner, ids)
  await tables.records.remove(owner, name, id)
  return ids
}
