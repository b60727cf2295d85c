import { type Kysely, sql } from 'kysely'
import type { FileRow, Tables } from './database/tables.ts'
import { pages, waitForTurn } from './pages.ts'
import { Repository } from './Repository.ts'

/** A small file takes more room than its bytes: its row, its name, its place in every list. */
const leastBytes = 64 * 1024

/** Rows that are counted by one statement. */
const countedTogether = 5000

/** Rows that are read by one statement where all of an owner are wanted. */
const pageSize = 100

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

  /**
   * All files of an owner, a page at a time.
   * @param hangUp ends it between two pages
   */
  async *pagesOf(owner: string, hangUp?: AbortSignal) {
    const nextPage = (after?: FileRow) =>
      ofOwner(this.db, owner)
        .where('id', '>', after?.id ?? '')
        .orderBy('id')
        .limit(pageSize)
        .execute()
    yield* pages(pageSize, nextPage, hangUp)
  }

  /**
   * How many files an owner has: there may be tens of thousands, so some are counted in each turn.
   * @param hangUp ends it between two turns
   */
  async count(owner: string, hangUp?: AbortSignal): Promise<number> {
    let sum = 0
    for (let last = ''; ;) {
      hangUp?.throwIfAborted()
      const some = this.db
        .selectFrom('files')
        .select('id')
        .where('owner', '=', owner)
        .where('id', '>', last)
        .orderBy('id')
        .limit(countedTogether)
      const row = await this.db
        .selectFrom(some.as('some'))
        .select(({ fn }) => [fn.countAll<number | string>().as('count'), fn.max('id').as('last')])
        .executeTakeFirstOrThrow()
      sum += Number(row.count)
      if (Number(row.count) < countedTogether) return sum
      last = row.last
      await waitForTurn()
    }
  }

  /**
   * Bytes that the files of an owner count for. Summed at each save with files: an index holds the sizes, and 81,920
   * files, the usual maximum, take 8 ms.
   */
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

  /**
   * Ids of files of all owners, of those that begin so; for sweeping only.
   * @param beginning hexadecimal digits
   */
  async idsFrom(beginning: string) {
    // In every order of letters that a database may have, `g` comes after the digits of an id, and hyphens follow later.
    const rows = await this.db
      .selectFrom('files')
      .select('id')
      .where('id', '>=', beginning)
      .where('id', '<', `${beginning}g`)
      .execute()
    return rows.map((row) => row.id)
  }
}
