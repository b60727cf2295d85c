import { sql, type Kysely } from 'kysely'
import { pages } from './pages.ts'
import { makerOf, stepOf, storedForm, type RecordHistory } from './recordHistory.ts'
import type { Statements } from './statements.ts'
import { stepDocument, type SteppedRow } from './stepRecord.ts'
import type { RecordStore } from './Store.ts'
import type { DatabaseKind, RecordRow, Tables } from './tables.ts'

/** Rows of a page: summaries for lists are short, all others may be as long as a whole record. */
const pageSizes = { listed: 100, searched: 10, document: 10 }

const columns = ['id', 'name', 'owner', 'version', 'created_at', 'updated_at', 'step', 'document'] as const

export function recordStore(
  db: Kysely<Tables>,
  kind: DatabaseKind,
  history: RecordHistory,
  statements: Statements,
): RecordStore {
  // The start has carried all records over; one of a process that was still running an older version comes as it is read.
  const read = (row: SteppedRow): RecordRow => ({
    ...row,
    document: stepDocument(row, stepOf(history), history.steps),
  })
  const own = (owner: string, name: string) =>
    db.selectFrom('records').where('owner', '=', owner).where('name', '=', name)
  const one = (owner: string, name: string, id: string) => own(owner, name).select(columns).where('id', '=', id)
  const find = async (owner: string, name: string, id: string) => {
    const [row] = await statements.run(db, 'record', [owner, name, id], () => one(owner, name, id))
    return row && read(row)
  }
  return {
    async *summaries(owner, name, column) {
      const maker = makerOf(history)
      const next = ({ created_at, id } = { created_at: '9', id: '' }) => {
        const values = [maker, owner, name, created_at, created_at, id, pageSizes[column]]
        return statements.run(db, column, values, () =>
          own(owner, name)
            .select([
              'id',
              'created_at',
              sql<string | null>`case when made_by = ${maker} then ${sql.ref(column)} end`.as('text'),
            ])
            .where('created_at', '<=', created_at)
            .where((row) => row.or([row('created_at', '<', created_at), row('id', '>', id)]))
            .orderBy('created_at', 'desc')
            .orderBy('id')
            .limit(pageSizes[column]),
        )
      }
      // What a process with other definitions has written is made anew, as it is read.
      const anew = async (id: string) => {
        const row = await find(owner, name, id)
        return row ? [storedForm(history, name, row.document)[column]] : []
      }
      for await (const rows of pages(pageSizes[column], next)) {
        const texts: string[] = []
        for (const { id, text } of rows) texts.push(...(text === null ? await anew(id) : [text]))
        yield texts
      }
    },
    find,
    async hold(owner, name, id) {
      const [row] = await statements.run(db, 'record to change', [owner, name, id], () =>
        one(owner, name, id).$if(kind === 'postgres', (query) => query.forUpdate()),
      )
      return row && read(row)
    },
    async count(owner, name) {
      const [row] = await statements.run(db, 'count', [owner, name], () =>
        own(owner, name).select(({ fn }) => fn.countAll<number | string>().as('count')),
      )
      return Number(row?.count)
    },
    async add({ id, name, owner, version, created_at, updated_at, document }) {
      const row = { id, name, owner, version, created_at, updated_at, ...storedForm(history, name, document) }
      await statements.run(db, 'new record', Object.values(row), () => db.insertInto('records').values(row))
    },
    async replace({ id, name, owner, version, updated_at, document }, from) {
      const changes = { version, updated_at, ...storedForm(history, name, document) }
      const values = [...Object.values(changes), owner, name, id, from]
      const changed = await statements.run(db, 'changed record', values, () =>
        db
          .updateTable('records')
          .set(changes)
          .where('owner', '=', owner)
          .where('name', '=', name)
          .where('id', '=', id)
          .where('version', '=', from)
          .returning('id'),
      )
      return changed.length > 0
    },
    async remove(owner, name, id) {
      const removed = await db
        .deleteFrom('records')
        .where('owner', '=', owner)
        .where('name', '=', name)
        .where('id', '=', id)
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
    async *all(owner, name) {
      const next = ({ created_at, id } = { created_at: '', id: '' }) =>
        own(owner, name)
          .select(columns)
          .where('created_at', '>=', created_at)
          .where((row) => row.or([row('created_at', '>', created_at), row('id', '>', id)]))
          .orderBy('created_at')
          .orderBy('id')
          .limit(pageSizes.document)
          .execute()
      for await (const rows of pages(pageSizes.document, next)) yield* rows.map(read)
    },
  }
}
