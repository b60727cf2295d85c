import type { Kysely } from 'kysely'
import type { OutboxStore } from './Store.ts'
import type { Tables } from './tables.ts'

export function outboxStore(db: Kysely<Tables>): OutboxStore {
  return {
    async add(mail) {
      await db.insertInto('outbox').values(mail).execute()
    },
    // The condition stands in the outer statement too: a second process that waited for this one then finds nothing.
    claim: (now, until) =>
      db
        .updateTable('outbox')
        .set((mail) => ({ due_at: until, attempts: mail('attempts', '+', 1) }))
        .where('due_at', '<=', now)
        .where('id', '=', (inner) =>
          inner.selectFrom('outbox').select('id').where('due_at', '<=', now).orderBy('due_at').orderBy('id').limit(1),
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
