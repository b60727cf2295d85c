import type { Kysely } from 'kysely'
import type { OutboxStore } from './Store.ts'
import type { DatabaseKind, Tables } from './database/tables.ts'

export function outboxStore(db: Kysely<Tables>, kind: DatabaseKind): OutboxStore {
  return {
    async add(mail) {
      await db.insertInto('outbox').values(mail).execute()
    },
    // What another process is claiming at this moment is passed over: the next mail may be due as well.
    claim: (now, until) =>
      db
        .updateTable('outbox')
        .set((mail) => ({ due_at: until, attempts: mail('attempts', '+', 1) }))
        .where('id', '=', (inner) =>
          inner
            .selectFrom('outbox')
            .select('id')
            .where('due_at', '<=', now)
            .orderBy('due_at')
            .orderBy('id')
            .limit(1)
            .$if(kind === 'postgres', (query) => query.forUpdate().skipLocked()),
        )
        .returningAll()
        .executeTakeFirst(),
    async postpone(id, dueAt) {
      await db.updateTable('outbox').set({ due_at: dueAt }).where('id', '=', id).execute()
    },
    async remove(id) {
      await db.deleteFrom('outbox').where('id', '=', id).execute()
    },
    async removeFor(recipient) {
      await db.deleteFrom('outbox').where('recipient', '=', recipient).execute()
    },
  }
}
