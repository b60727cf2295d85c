import { sql, type Kysely } from 'kysely'
import { projectRoot } from '../paths.ts'
import { accountStore } from './accounts/accountStore.ts'
import { attemptStore } from './accounts/attemptStore.ts'
import { deviceStore } from './accounts/deviceStore.ts'
import { linkStore } from './accounts/linkStore.ts'
import { sessionStore } from './accounts/sessionStore.ts'
import { signUpStore } from './accounts/signUpStore.ts'
import { migrate } from './database/migrations.ts'
import { retryTransaction } from './database/retryTransaction.ts'
import type { DatabaseKind, Tables } from './database/tables.ts'
import { outboxStore } from './outboxStore.ts'
import { readHistory, type RecordHistory } from './recordMigration/RecordHistory.ts'
import { recordMigration, type RecordMigration } from './recordMigration/recordMigration.ts'
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
  db: Kysely<Tables>,
  kind: DatabaseKind,
  history: RecordHistory = readHistory(projectRoot),
): Store {
  const migration = recordMigration(history)
  const bounds = new Map<string, number>()
  const tables = (on: Kysely<Tables>) => repositories(on, kind, migration, bounds)
  // Rows are held where it matters; a stricter level that a server may have set would refuse what waited for them.
  const begin = () => (kind === 'sqlite' ? db.transaction() : db.transaction().setIsolationLevel('read committed'))
  const transact = <Result>(work: (transaction: Kysely<Tables>) => Promise<Result>): Promise<Result> =>
    retryTransaction(() => begin().execute(work))
  return {
    ...tables(db),
    transaction: (work) => transact((transaction) => work(tables(transaction))),
    async migrate() {
      await migrate(db, kind)
      await migration.migrate(db, transact)
    },
    forget: () => Promise.resolve(),
    ping: async () => {
      await sql`select 1`.execute(db)
    },
    close: () => db.destroy(),
  }
}

const repositories = (
  db: Kysely<Tables>,
  kind: DatabaseKind,
  migration: RecordMigration,
  bounds: Map<string, number>,
): Repositories => ({
  accounts: accountStore(db, kind),
  signUps: signUpStore(db, kind),
  devices: deviceStore(db),
  sessions: sessionStore(db),
  records: recordStore(db, kind, migration, bounds),
  files: fileStore(db),
  idempotency: idempotencyStore(db),
  attempts: attemptStore(db),
  links: linkStore(db),
  outbox: outboxStore(db, kind),
  counters: counterStore(db),
})
