import { type Kysely, sql } from 'kysely'
import type { FileRow, Tables } from './database/tables.ts'
import { Repository } from './Repository.ts'

/** A small file takes more room than its bytes: its row, its name, its place in every list. */
const leastBytes = 64 * 1024

const ofOwner = (db: Kysely<Tables>, owner: string) => db.selectFrom('files').selectAll().where('owner', '=', owner)

export class FileStore extends Repository {
  async add(files: FileRow[]) {
    if (files.length > 0) await this.db.insertInto('files').values(files).execute()
  }

  find(owner: string, id: string) {
    return ofOwner(this.db, owner).where('id', '=', id).executeTakeFirst()
  }

  ofRecord(owner: string, recordId: string) {
    return ofOwner(this.db, owner).where('record_id', '=', recordId).execute()
  }

  async remove(owner: string, ids: string[]) {
    if (ids.length > 0) await this.db.deleteFrom('files').where('owner', '=', owner).where('id', 'in', ids).execute()
  }

  ofOwner(owner: string) {
    return ofOwner(this.db, owner).orderBy('created_at').execute()
  }

  async count(owner: string) {
    const { count } = await this.db
      .selectFrom('files')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('owner', '=', owner)
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  /** How much room the files of an owner take. */
  async bytesOf(owner: string) {
    const { bytes } = await this.db
      .selectFrom('files')
      .select(
        sql<number | string | null>`sum(case when size < ${leastBytes} then ${leastBytes} else size end)`.as('bytes'),
      )
      .where('owner', '=', owner)
      .executeTakeFirstOrThrow()
    return Number(bytes)
  }

  /** Ids of all files of all owners; for sweeping only. */
  async allIds() {
    const rows = await this.db.selectFrom('files').select('id').execute()
    return rows.map((row) => row.id)
  }
}
