import type { Kysely } from 'kysely'
import type { RecordStore } from './Store.ts'
import type { DatabaseKind, Tables } from './tables.ts'

export function recordStore(db: Kysely<Tables>, kind: DatabaseKind): RecordStore {
  const one = (owner: string, name: string, id: string) =>
    db.selectFrom('records').selectAll().where('owner', '=', owner).where('name', '=', name).where('id', '=', id)
  return {
    list: (owner, name) =>
      db
        .selectFrom('records')
        .selectAll()
        .where('owner', '=', owner)
        .where('name', '=', name)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute(),
    find: (owner, name, id) => one(owner, name, id).executeTakeFirst(),
    hold: (owner, name, id) =>
      one(owner, name, id)
        .$if(kind === 'postgres', (query) => query.forUpdate())
        .executeTakeFirst(),
    async add(record) {
      await db.insertInto('records').values(record).execute()
    },
    async replace({ id, name, owner, version, updated_at, document }, from) {
      const changed = await db
        .updateTable('records')
        .set({ version, updated_at, document })
        .where('owner', '=', owner)
        .where('name', '=', name)
        .where('id', '=', id)
        .where('version', '=', from)
        .returning('id')
        .execute()
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
    ofOwner: (owner) => db.selectFrom('records').selectAll().where('owner', '=', owner).orderBy('created_at').execute(),
  }
}
