import type { Kysely } from 'kysely'
import type { DatabaseKind, OutboxRow, Tables } from './database/tables.ts'

export function outboxStore(db: Kysely<Tables>, kind: DatabaseKind) {
  return {
    async add(mail: OutboxRow) {
      await db.insertInto('outbox').values(mail).execute()
    },
    /**
     * Takes the mail that has been due for longest, and keeps all others away from it until a time. What another process
     * is claiming at this moment is passed over: the next mail may be due as well.
     */
    claim: (now: string, until: string) =>
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
    async postpone(id: string, dueAt: string) {
      await db.updateTable('outbox').set({ due_at: dueAt }).where('id', '=', id).execute()
    },
    async remove(id: string) {
      await db.deleteFrom('outbox').where('id', '=', id).execute()
    },
    async removeFor(recipient: string) {
      await db.deleteFrom('outbox').where('recipient', '=', recipient).execute()
    },
  }
}
