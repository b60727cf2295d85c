import { sql, type Kysely } from 'kysely'
import type { Settings } from '../settings.ts'
import { AccountStore, DeviceStore, SessionStore } from './AccountStore.ts'
import { AttemptStore, IdempotencyStore } from './callStores.ts'
import { migrate } from './database/migrations.ts'
import { openPostgres } from './database/postgresDatabase.ts'
import { lockData, namingDamage, type OpenDatabase, openSqlite, stoppedUncleanly } from './database/sqliteDatabase.ts'
import type { DatabaseKind, Tables } from './database/tables.ts'
import { FileStore } from './FileStore.ts'
import { migrateRecords } from './migrateRecords.ts'
import { readHistory, type RecordHistory } from './RecordHistory.ts'
import { CounterStore, RecordStore } from './RecordStore.ts'
import { ReferenceStore } from './ReferenceStore.ts'
import { LinkStore, OutboxStore, SignUpStore } from './SignUpStore.ts'

/** Without an address of PostgreSQL, the embedded database in the folder. */
type Place = Pick<Settings, 'dataDir'> & Partial<Pick<Settings, 'databaseUrl'>>

/**
 * The stores of the server, for either database. Every statement on records and files names the owner; a row of
 * another owner is a row that does not exist.
 */
export type Repositories = ReturnType<typeof createRepositories>

/** The stores over a database or over a transaction of it. */
function createRepositories(on: Kysely<Tables>, kind: DatabaseKind, history: RecordHistory) {
  return {
    accounts: new AccountStore(on),
    signUps: new SignUpStore(on, kind),
    devices: new DeviceStore(on),
    sessions: new SessionStore(on),
    records: new RecordStore(on, kind, history),
    references: new ReferenceStore(on, history),
    files: new FileStore(on),
    idempotency: new IdempotencyStore(on),
    attempts: new AttemptStore(on),
    links: new LinkStore(on),
    outbox: new OutboxStore(on),
    counters: new CounterStore(on),
  }
}

/** Rows that are deleted so many hours after the time in a column. A link can say for thirty days that it is old. */
const lifetimes = [
  ['idempotency_keys', 'created_at', 24],
  ['sign_ups', 'created_at', 30 * 24],
  ['devices', 'expires_at', 0],
  ['links', 'expires_at', 30 * 24],
  ['sessions', 'expires_at', 0],
  ['attempts', 'ends_at', 0],
] as const
const hour = 60 * 60 * 1000

/** A database as it is: nothing is made or brought further by opening it, and a server may have it open too. */
export const openDatabase = ({ databaseUrl, dataDir }: Place, groupSize?: number): OpenDatabase =>
  databaseUrl === undefined ? openSqlite(dataDir, groupSize) : openPostgres(databaseUrl)

export type Store = Awaited<ReturnType<typeof openStore>>

/**
 * Opens the database of the settings and migrates it: PostgreSQL, beside other processes, or SQLite for this process
 * alone. After an unclean stop SQLite is checked as a whole. Throws with the reason if it is damaged or cannot be
 * opened.
 * @param history the steps that records take; by default, the steps of the project
 */
export async function openStore(place: Place, history = readHistory(), groupSize?: number) {
  const lock = place.databaseUrl === undefined ? lockData(place.dataDir) : undefined
  const recovered = lock !== undefined && stoppedUncleanly(place.dataDir)
  let database: OpenDatabase | undefined
  const close = async () => {
    await database?.db.destroy()
    lock?.release()
  }
  try {
    database = openDatabase(place, groupSize)
    const { db, kind, connections, transact, forget } = database
    if (recovered) await database.requireSound()
    await migrate(transact, kind)
    const migrated = await migrateRecords(db, history, transact)
    const repositories = (on: Kysely<Tables>) => createRepositories(on, kind, history)
    return {
      ...repositories(db),
      /** Whether the last process ended without closing the database, which was then checked as it was opened. */
      recovered,
      /** How many records were changed as the database was opened, by the names of their definitions. */
      migrated,
      /**
       * Carries `work` out whole or not at all. Inside it only the given repositories may be used. It may be begun anew,
       * so it does nothing that lasts outside the database.
       */
      transaction: <Result>(work: (repositories: Repositories) => Promise<Result>) =>
        transact((transaction) => work(repositories(transaction))),
      /** Deletes rows whose lifetime has ended, such as old links and sessions. */
      async dropStale(now: Date) {
        // Each is a transaction of its own: rows are held for a moment only, and processes that drop side by side both get on.
        for (const [table, column, hours] of lifetimes) {
          const last = new Date(now.getTime() - hours * hour).toISOString()
          await transact((on) => sql`delete from ${sql.table(table)} where ${sql.ref(column)} <= ${last}`.execute(on))
        }
      },
      connections,
      forget,
      async ping() {
        await sql`select 1`.execute(db)
      },
      close,
    }
  } catch (error) {
    await close()
    throw namingDamage(error, place.dataDir)
  }
}
