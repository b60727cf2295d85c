import { sql, type Kysely } from 'kysely'
import { projectRoot } from '../paths.ts'
import { accountStore } from './accountStore.ts'
import { attemptStore } from './attemptStore.ts'
import { carryRecords } from './carryRecords.ts'
import { counterStore } from './counterStore.ts'
import { deviceStore } from './deviceStore.ts'
import { fileStore } from './fileStore.ts'
import { idempotencyStore } from './idempotencyStore.ts'
import { linkStore } from './linkStore.ts'
import { migrate } from './migrations.ts'
import { outboxStore } from './outboxStore.ts'
import { readHistory, type RecordHistory } from './recordHistory.ts'
import { recordStore } from './recordStore.ts'
import { retryTransaction } from './retryTransaction.ts'
import { sessionStore } from './sessionStore.ts'
import { signUpStore } from './signUpStore.ts'
import { createStatements, type Statements } from './statements.ts'
import type { Repositories, Store } from './Store.ts'
import type { DatabaseKind, Tables } from './tables.ts'

/**
 * The store over a database that Kysely speaks to.
 * @param history the steps that records take; those of the project if not given
 * @param statements how the statements are carried out that calls under load need
 */
export function createStore(
  db: Kysely<Tables>,
  kind: DatabaseKind,
  {
    history = readHistory(projectRoot),
    statements = createStatements(),
  }: { history?: RecordHistory | undefined; statements?: Statements },
): Store {
  // Rows are held where it matters; a stricter level that a server may have set would refuse what waited for them.
  const begin = () => (kind === 'sqlite' ? db.transaction() : db.transaction().setIsolationLevel('read committed'))
  return {
    ...repositories(db, kind, history, statements),
    transaction: (work) =>
      retryTransaction(() =>
        begin().execute((transaction) => work(repositories(transaction, kind, history, statements))),
      ),
    async migrate() {
      await migrate(db, kind)
      await carryRecords(db, history, (work) => retryTransaction(() => begin().execute(work)))
    },
    forget: () => Promise.resolve(),
    ping: async () => {
      await sql`select 1`.execute(db)
    },
    close: () => db.destroy(),
  }
}

function repositories(
  db: Kysely<Tables>,
  kind: DatabaseKind,
  history: RecordHistory,
  statements: Statements,
): Repositories {
  // Each is made when it is asked for: a transaction uses few of them.
  return {
    get accounts() {
      return accountStore(db, kind, statements)
    },
    get signUps() {
      return signUpStore(db, kind)
    },
    get devices() {
      return deviceStore(db)
    },
    get sessions() {
      return sessionStore(db, statements)
    },
    get records() {
      return recordStore(db, kind, history, statements)
    },
    get files() {
      return fileStore(db, statements)
    },
    get idempotency() {
      return idempotencyStore(db)
    },
    get attempts() {
      return attemptStore(db, statements)
    },
    get links() {
      return linkStore(db)
    },
    get outbox() {
      return outboxStore(db, kind)
    },
    get counters() {
      return counterStore(db)
    },
  }
}
