import type { Kysely } from 'kysely'
import type { RecordRow, Tables } from './database/tables.ts'
import { isBehind } from './database/isBehind.ts'
import { makerOf, type RecordHistory } from './RecordHistory.ts'
import { Repository } from './Repository.ts'

type Key = Pick<RecordRow, 'owner' | 'id'>

/** At which records each record points, written in the transaction that writes the record. The rows go with the record. */
export class ReferenceStore extends Repository {
  readonly #history: RecordHistory

  constructor(db: Kysely<Tables>, history: RecordHistory) {
    super(db)
    this.#history = history
  }

  /** Ids of the records of a kind that point at a record, or whose references are unknown, oldest first. */
  async pointingAt({ owner, name }: Pick<RecordRow, 'owner' | 'name'>, id: string): Promise<string[]> {
    const pointing = this.db
      .selectFrom('record_references')
      .innerJoin('records', (on) =>
        on
          .onRef('records.owner', '=', 'record_references.owner')
          .onRef('records.id', '=', 'record_references.record_id'),
      )
      .where('record_references.owner', '=', owner)
      .where('record_references.target_id', '=', id)
      .where('records.name', '=', name)
      .select(['records.id', 'records.created_at'])
    // A record that a process with other definitions has written may point at any record.
    const maker = makerOf(this.#history)
    const unknown = this.db
      .selectFrom('records')
      .where((row) => row.and({ owner, name }))
      .where('made_by', '<>', maker)
      .select(['id', 'created_at'])
    const isKnown = !(await isBehind(this.db, ['made_by', maker]))
    const rows = await (isKnown ? pointing : pointing.union(unknown)).execute()
    // SQLite would look through all records of the owner to have them in this order.
    const order = ({ created_at, id }: (typeof rows)[number]) => `${created_at} ${id}`
    return rows.toSorted((left, right) => (order(left) < order(right) ? -1 : 1)).map((row) => row.id)
  }

  /** Puts the ids of records at which one points in the place of those that it had. */
  async keep({ owner, id }: Key, targets: readonly string[]): Promise<void> {
    const ofRecord = { owner, record_id: id }
    const rows = await this.db
      .selectFrom('record_references')
      .select('target_id')
      .where((row) => row.and(ofRecord))
      .execute()
    const before = rows.map((row) => row.target_id)
    const gone = before.filter((target) => !targets.includes(target))
    const fresh = targets.filter((target) => !before.includes(target))
    if (gone.length > 0) {
      await this.db
        .deleteFrom('record_references')
        .where((row) => row.and(ofRecord))
        .where('target_id', 'in', gone)
        .execute()
    }
    if (fresh.length > 0) {
      await this.db
        .insertInto('record_references')
        .values(fresh.map((target_id) => ({ ...ofRecord, target_id })))
        .execute()
    }
  }
}
