import { sql, type Kysely } from 'kysely'
import { projectRoot } from '../paths.ts'
import { accountStore } from './accounts/accountStore.ts'
import { attemptStore } from './accounts/attemptStore.ts'
import { deviceStore } from './accounts/deviceStore.ts'
import { linkStore } from './accounts/linkStore.ts'
import { sessionStore } from './accounts/sessionStore.ts'
import { signUpStore } from './accounts/signUpStore.ts'
import { migrate } from './database/migrations.ts'
import type { Connected, DatabaseKind, Tables } from './database/tables.ts'
import { outboxStore } from './outboxStore.ts'
import { readHistory, type RecordHistory } from './recordMigration/RecordHistory.ts'
import { recordMigration } from './recordMigration/recordMigration.ts'
import { counterStore } from './records/counterStore.ts'
import { fileStore } from './records/fileStore.ts'
import { idempotencyStore } from './records/idempotencyStore.ts'
import { recordStore } from './records/recordStore.ts'
import type { Repositories, Store } from './Store.ts'

/**
 * The store over a database that Kysely speaks to.
 * @param history the steps that records take; those of the project if not given
 */
export function createStore(
  { db, transact }: Connected,
  kind: DatabaseKind,
  history: RecordHistory = readHistory(projectRoot),
): Store {
  const migration = recordMigration(history)
  const bounds = new Map<string, number>()
  const repositories = (on: Kysely<Tables>): Repositories => ({
    accounts: accountStore(on, kind),
    signUps: signUpStore(on, kind),
    devices: deviceStore(on),
    sessions: sessionStore(on),
    records: recordStore(on, kind, migration, bounds),
    files: fileStore(on),
    idempotency: idempotencyStore(on),
    attempts: attemptStore(on),
    links: linkStore(on),
    outbox: outboxStore(on, kind),
    counters: counterStore(on),
  })
  return {
    ...repositories(db),
    transaction: (work) => transact((transaction) => work(repositories(transaction))),
    async migrate() {
      await migrate(transact, kind)
      await migration.migrate(db, transact)
    },
    forget: () => Promise.resolve(),
    ping: async () => {
      await sql`select 1`.execute(db)
    },
    close: () => db.destroy(),
  }
}
