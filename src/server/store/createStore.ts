import { sql, type Kysely } from 'kysely'
import { projectRoot } from '../paths.ts'
import { accountStore, deviceStore, sessionStore } from './accountStore.ts'
import { attemptStore, idempotencyStore } from './callStore.ts'
import { linkStore, outboxStore, signUpStore } from './signUpStore.ts'
import { migrate } from './database/migrations.ts'
import type { Connected, DatabaseKind, Tables } from './database/tables.ts'
import { migrateRecords } from './recordMigration/migrateRecords.ts'
import { readHistory, type RecordHistory } from './recordMigration/RecordHistory.ts'
import { counterStore } from './counterStore.ts'
import { fileStore } from './fileStore.ts'
import { type RecordBounds, recordStore } from './recordStore.ts'

/**
 * What the server keeps, whatever database keeps it. Every statement on records and files names the owner; a row of
 * another owner is a row that does not exist.
 */
export type Repositories = ReturnType<typeof createRepositories>

function createRepositories(on: Kysely<Tables>, kind: DatabaseKind, history: RecordHistory, bounds: RecordBounds) {
  return {
    accounts: accountStore(on, kind),
    signUps: signUpStore(on, kind),
    devices: deviceStore(on),
    sessions: sessionStore(on),
    records: recordStore(on, kind, history, bounds),
    files: fileStore(on),
    idempotency: idempotencyStore(on),
    attempts: attemptStore(on),
    links: linkStore(on),
    outbox: outboxStore(on, kind),
    counters: counterStore(on),
  }
}

/** What is dropped so many hours after the time in a column. A link can say for thirty days that it is old. */
const lifetimes = [
  ['idempotency_keys', 'created_at', 24],
  ['sign_ups', 'created_at', 30 * 24],
  ['devices', 'expires_at', 0],
  ['links', 'expires_at', 30 * 24],
  ['sessions', 'expires_at', 0],
  ['attempts', 'ends_at', 0],
] as const
const hour = 60 * 60 * 1000

export type Store = ReturnType<typeof createStore>

/**
 * The store over a database that Kysely speaks to.
 * @param history the steps that records take; those of the project if not given
 */
export function createStore(
  { db, transact }: Connected,
  kind: DatabaseKind,
  history: RecordHistory = readHistory(projectRoot),
) {
  const bounds: RecordBounds = new Map()
  const repositories = (on: Kysely<Tables>) => createRepositories(on, kind, history, bounds)
  return {
    ...repositories(db),
    /** Whether the last process ended without closing the database, which was then checked as it was opened. */
    recovered: false,
    /** How many records were changed as the database was opened, by the names of their definitions. */
    migrated: new Map<string, number>(),
    /**
     * Carries `work` out whole or not at all. Inside it only the given repositories may be used. It may be begun anew, so
     * it does nothing that lasts outside the database.
     */
    transaction: <Result>(work: (repositories: Repositories) => Promise<Result>) =>
      transact((transaction) => work(repositories(transaction))),
    /** Brings the database into its newest form, and all records into the shape of the definitions. */
    async migrate() {
      await migrate(transact, kind)
      return migrateRecords(db, history, transact)
    },
    /** Drops what is of no more use. */
    async dropStale(now: Date) {
      // Each is a transaction of its own: rows are held for a moment only, and processes that drop side by side both get on.
      for (const [table, column, hours] of lifetimes) {
        const last = new Date(now.getTime() - hours * hour).toISOString()
        await transact((on) => sql`delete from ${sql.table(table)} where ${sql.ref(column)} <= ${last}`.execute(on))
      }
    },
    /** Leaves nothing of what was deleted readable beside the data, as far as the database can. */
    forget: () => Promise.resolve(),
    /** Resolves if the database answers. */
    async ping() {
      await sql`select 1`.execute(db)
    },
    close: () => db.destroy(),
  }
}
