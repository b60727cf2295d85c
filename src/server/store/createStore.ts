import { sql, type Kysely } from 'kysely'
import { projectRoot } from '../paths.ts'
import { accountStore } from './accountStore.ts'
import { attemptStore } from './attemptStore.ts'
import { carryRecords } from './carryRecords.ts'
import { counterStore } from './counterStore.ts'
import { fileStore } from './fileStore.ts'
import { idempotencyStore } from './idempotencyStore.ts'
import { linkStore } from './linkStore.ts'
import { migrate } from './migrations.ts'
import { outboxStore } from './outboxStore.ts'
import { readHistory, type RecordHistory } from './recordHistory.ts'
import { recordStore } from './recordStore.ts'
import { sessionStore } from './sessionStore.ts'
import type { Repositories, Store } from './Store.ts'
import type { Tables } from './tables.ts'

/**
 * The store over any database that Kysely speaks to.
 * @param history the steps that records take; those of the project if not given
 */
export function createStore(db: Kysely<Tables>, history: RecordHistory = readHistory(projectRoot)): Store {
  return {
    ...repositories(db, history),
    transaction: (work) => db.transaction().execute((transaction) => work(repositories(transaction, history))),
    migrate: async () => {
      await migrate(db)
      await carryRecords(db, history)
    },
    forget: () => Promise.resolve(),
    ping: async () => {
      await sql`select 1`.execute(db)
    },
    close: () => db.destroy(),
  }
}

function repositories(db: Kysely<Tables>, history: RecordHistory): Repositories {
  return {
    accounts: accountStore(db),
    sessions: sessionStore(db),
    records: recordStore(db, history),
    files: fileStore(db),
    idempotency: idempotencyStore(db),
    attempts: attemptStore(db),
    links: linkStore(db),
    outbox: outboxStore(db),
    counters: counterStore(db),
  }
}
