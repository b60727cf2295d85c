import { sql, type Kysely } from 'kysely'
import { pages } from './pages.ts'
import type { RecordMigration } from '../recordMigration/recordMigration.ts'
import type { StoredForm } from '../recordMigration/RecordHistory.ts'
import type { RecordStore } from '../Store.ts'
import { compileOnce } from '../database/compileOnce.ts'
import type { DatabaseKind, RecordRow, Tables } from '../database/tables.ts'

/** Rows of a page: summaries for lists are short, all others may be as long as a whole record. */
const pageSizes = { listed: 100, searched: 10, document: 10 }

const columns = ['id', 'name', 'owner', 'version', 'created_at', 'updated_at', 'step', 'document'] as const

type Kind = Pick<RecordRow, 'owner' | 'name'>
type Key = Kind & Pick<RecordRow, 'id'>

const ofKind = (db: Kysely<Tables>, { owner, name }: Kind) =>
  db.selectFrom('records').where('owner', '=', owner).where('name', '=', name)
const selectOne = (db: Kysely<Tables>, key: Key) => ofKind(db, key).select(columns).where('id', '=', key.id)
const one = compileOnce(selectOne)
const oneHeld = compileOnce((db, key: Key) => selectOne(db, key).forUpdate())
const countAll = compileOnce((db, kind: Kind) =>
  ofKind(db, kind).select(({ fn }) => fn.countAll<number | string>().as('count')),
)
const insert = compileOnce((db, row: RecordRow & StoredForm) => db.insertInto('records').values(row))

/** Owners and kinds whose records are not counted anew at each of them. */
const mostBounds = 10_000

/**
 * @param bounds at most how many records there are, by owner and kind: the process that has the embedded database for
 * itself knows each that was added since it counted them
 */
export function recordStore(
  db: Kysely<Tables>,
  kind: DatabaseKind,
  { maker, read, write }: RecordMigration,
  bounds: Map<string, number>,
): RecordStore {
  return {
    async *summaries(owner, name, column) {
      const text = sql<string | null>`case when made_by = ${maker} then ${sql.ref(column)} end`.as('text')
      const next = ({ created_at, id } = { created_at: '9', id: '' }) =>
        ofKind(db, { owner, name })
          .select(['id', 'created_at', text])
          .where('created_at', '<=', created_at)
          .where((row) => row.or([row('created_at', '<', created_at), row('id', '>', id)]))
          .orderBy('created_at', 'desc')
          .orderBy('id')
          .limit(pageSizes[column])
          .execute()
      // What a process with other definitions has written is made anew, as it is read.
      const anew = async (id: string) => {
        const row = await this.find(owner, name, id)
        return row ? [write(name, row.document)[column]] : []
      }
      for await (const rows of pages(pageSizes[column], next)) {
        const texts: string[] = []
        for (const { id, text } of rows) texts.push(...(text === null ? await anew(id) : [text]))
        yield texts
      }
    },
    async find(owner, name, id) {
      const row = await one(db, { owner, name, id })
      return row && read(row)
    },
    async hold(owner, name, id) {
      const row = await (kind === 'postgres' ? oneHeld : one)(db, { owner, name, id })
      return row && read(row)
    },
    async count(owner, name) {
      return Number((await countAll(db, { owner, name }))?.count)
    },
    async hasRoom(owner, name, most) {
      if ((bounds.get(owner + name) ?? most) < most) return true
      const counted = await this.count(owner, name)
      if (bounds.size >= mostBounds) bounds.clear()
      if (kind === 'sqlite') bounds.set(owner + name, counted)
      return counted < most
    },
    async add({ id, name, owner, version, created_at, updated_at, document }) {
      const bound = bounds.get(owner + name)
      if (bound !== undefined) bounds.set(owner + name, bound + 1)
      await insert(db, { id, name, owner, version, created_at, updated_at, ...write(name, document) })
    },
    async replace({ id, name, owner, version, updated_at, document }, from) {
      const changed = await db
        .updateTable('records')
        .set({ version, updated_at, ...write(name, document) })
        .where((row) => row.and({ owner, name, id, version: from }))
        .returning('id')
        .execute()
      return changed.length > 0
    },
    async remove(owner, name, id) {
      const removed = await db
        .deleteFrom('records')
        .where((row) => row.and({ owner, name, id }))
        .returning('id')
        .execute()
      return removed.length > 0
    },
    async kinds(owner) {
      const rows = await db
        .selectFrom('records')
        .select('name')
        .where('owner', '=', owner)
        .groupBy('name')
        .orderBy(({ fn }) => fn.min('created_at'))
        .execute()
      return rows.map(({ name }) => name)
    },
    async keep(owner, name, ids) {
      const found = ofKind(db, { owner, name }).select(columns).where('id', 'in', ids)
      return (await (kind === 'postgres' ? found.forKeyShare() : found).execute()).map(read)
    },
    async *all(owner, name, text = '') {
      const next = ({ created_at, id } = { created_at: '', id: '' }) =>
        ofKind(db, { owner, name })
          .select(columns)
          .where('created_at', '>=', created_at)
          .where((row) => row.or([row('created_at', '>', created_at), row('id', '>', id)]))
          .$if(text !== '', (query) => query.where('document', 'like', `%${text}%`))
          .orderBy('created_at')
          .orderBy('id')
          .limit(pageSizes.document)
          .execute()
      for await (const rows of pages(pageSizes.document, next)) yield* rows.map(read)
    },
  }
}
