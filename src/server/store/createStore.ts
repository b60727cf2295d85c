import { sql, type Kysely } from 'kysely'
import { accountStore } from './accountStore.ts'
import { attemptStore } from './attemptStore.ts'
import { counterStore } from './counterStore.ts'
import { fileStore } from './fileStore.ts'
import { idempotencyStore } from './idempotencyStore.ts'
import { linkStore } from './linkStore.ts'
import { migrate } from './migrations.ts'
import { outboxStore } from './outboxStore.ts'
import { recordStore } from './recordStore.ts'
import { sessionStore } from './sessionStore.ts'
import type { Repositories, Store } from './Store.ts'
import type { Tables } from './tables.ts'

/** The store over any database that Kysely speaks to. */
export function createStore(db: Kysely<Tables>): Store {
  return {
    ...repositories(db),
    transaction: (work) => db.transaction().execute((transaction) => work(repositories(transaction))),
    migrate: () => migrate(db),
    forget: () => Promise.resolve(),
    ping: async () => {
      await sql`select 1`.execute(db)
    },
    close: () => db.destroy(),
  }
}

function repositories(db: Kysely<Tables>): Repositories {
  return {
    accounts: accountStore(db),
    sessions: sessionStore(db),
    records: recordStore(db),
    files: fileStore(db),
    idempotency: idempotencyStore(db),
    attempts: attemptStore(db),
    links: linkStore(db),
    outbox: outboxStore(db),
    counters: counterStore(db),
  }
}
