import type { Kysely } from 'kysely'
import type { RecordHistory } from './recordHistory.ts'
import type { Statements } from './statements.ts'
import { stepDocument, type SteppedRow } from './stepRecord.ts'
import type { RecordStore } from './Store.ts'
import type { DatabaseKind, RecordRow, Tables } from './tables.ts'

export function recordStore(
  db: Kysely<Tables>,
  kind: DatabaseKind,
  { steps, to: step = steps.length }: RecordHistory,
  statements: Statements,
): RecordStore {
  // The start has carried all records over; one of a process that was still running an older version comes as it is read.
  const read = (row: SteppedRow): RecordRow =>
    row.step === step ? row : { ...row, document: stepDocument(row, step, steps) }
  const one = (owner: string, name: string, id: string) =>
    db.selectFrom('records').selectAll().where('owner', '=', owner).where('name', '=', name).where('id', '=', id)
  return {
    async list(owner, name) {
      const rows = await statements.run(db, 'records', [owner, name], () =>
        db
          .selectFrom('records')
          .selectAll()
          .where('owner', '=', owner)
          .where('name', '=', name)
          .orderBy('created_at', 'desc')
          .orderBy('id'),
      )
      return rows.map(read)
    },
    async find(owner, name, id) {
      const [row] = await statements.run(db, 'record', [owner, name, id], () => one(owner, name, id))
      return row && read(row)
    },
    async hold(owner, name, id) {
      const [row] = await statements.run(db, 'record to change', [owner, name, id], () =>
        one(owner, name, id).$if(kind === 'postgres', (query) => query.forUpdate()),
      )
      return row && read(row)
    },
    async add({ id, name, owner, version, created_at, updated_at, document }) {
      const row = { id, name, owner, version, created_at, updated_at, document, step }
      await statements.run(db, 'new record', Object.values(row), () => db.insertInto('records').values(row))
    },
    async replace({ id, name, owner, version, updated_at, document }, from) {
      const values = [version, updated_at, document, step, owner, name, id, from]
      const changed = await statements.run(db, 'changed record', values, () =>
        db
          .updateTable('records')
          .set({ version, updated_at, document, step })
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
    async ofOwner(owner) {
      const rows = await db.selectFrom('records').selectAll().where('owner', '=', owner).orderBy('created_at').execute()
      return rows.map(read)
    },
  }
}
