import { type Kysely, sql } from 'kysely'
import type { FileRow, Tables } from './database/tables.ts'

/** A small file takes more room than its bytes: its row, its name, its place in every list. */
const leastBytes = 64 * 1024

const ofOwner = (db: Kysely<Tables>, owner: string) => db.selectFrom('files').selectAll().where('owner', '=', owner)

export function fileStore(db: Kysely<Tables>) {
  return {
    async add(files: FileRow[]) {
      if (files.length > 0) await db.insertInto('files').values(files).execute()
    },
    find: (owner: string, id: string) => ofOwner(db, owner).where('id', '=', id).executeTakeFirst(),
    ofRecord: (owner: string, recordId: string) => ofOwner(db, owner).where('record_id', '=', recordId).execute(),
    async remove(owner: string, ids: string[]) {
      if (ids.length > 0) await db.deleteFrom('files').where('owner', '=', owner).where('id', 'in', ids).execute()
    },
    ofOwner: (owner: string) => ofOwner(db, owner).orderBy('created_at').execute(),
    /** How much room the files of an owner take. */
    async bytesOf(owner: string) {
      const { bytes } = await db
        .selectFrom('files')
        .select(
          sql<number | string | null>`sum(case when size < ${leastBytes} then ${leastBytes} else size end)`.as('bytes'),
        )
        .where('owner', '=', owner)
        .executeTakeFirstOrThrow()
      return Number(bytes)
    },
    /** Ids of all files of all owners; for sweeping only. */
    async allIds() {
      const rows = await db.selectFrom('files').select('id').execute()
      return rows.map((row) => row.id)
    },
  }
}
