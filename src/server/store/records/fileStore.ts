import { sql, type Kysely } from 'kysely'
import type { FileStore } from '../Store.ts'
import type { Tables } from '../database/tables.ts'

/** A small file takes more room than its bytes: its row, its name, its place in every list. */
const leastBytes = 64 * 1024

const ofOwner = (db: Kysely<Tables>, owner: string) => db.selectFrom('files').selectAll().where('owner', '=', owner)

export function fileStore(db: Kysely<Tables>): FileStore {
  return {
    async add(files) {
      if (files.length > 0) await db.insertInto('files').values(files).execute()
    },
    find(owner, id) {
      return ofOwner(db, owner).where('id', '=', id).executeTakeFirst()
    },
    ofRecord(owner, recordId) {
      return ofOwner(db, owner).where('record_id', '=', recordId).execute()
    },
    async remove(owner, ids) {
      if (ids.length > 0) await db.deleteFrom('files').where('owner', '=', owner).where('id', 'in', ids).execute()
    },
    ofOwner(owner) {
      return ofOwner(db, owner).orderBy('created_at').execute()
    },
    async bytesOf(owner) {
      const { bytes } = await db
        .selectFrom('files')
        .select(
          sql<number | string | null>`sum(case when size < ${leastBytes} then ${leastBytes} else size end)`.as('bytes'),
        )
        .where('owner', '=', owner)
        .executeTakeFirstOrThrow()
      return Number(bytes)
    },
    async allIds() {
      const rows = await db.selectFrom('files').select('id').execute()
      return rows.map((row) => row.id)
    },
  }
}
