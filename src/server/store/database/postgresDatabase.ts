import { Kysely, PostgresDialect, type PostgresPoolClient, sql } from 'kysely'
import pg from 'pg'
import { setTimeout as pause } from 'node:timers/promises'
import { Unavailable } from '../../errors.ts'
import type { OpenDatabase } from './sqliteDatabase.ts'
import type { Tables } from './tables.ts'

const second = 1000

const connections = 10

/** A database of a PostgreSQL server, which verifies its pages by itself. */
export function openPostgres(url: string): OpenDatabase {
  const db = new Kysely<Tables>({ dialect: postgresDialect(url) })
  return {
    kind: 'postgres',
    connections,
    db,
    transact: (work) =>
      // Rows are held where it matters; a stricter level that a server may have set would refuse what waited for them.
      retryTransaction(() => db.transaction().setIsolationLevel('read committed').execute(work)),
    atOneMoment: (work) =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async (transaction) => {
          // Uploads may have to come from far away between two statements.
          await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction)
          return work(transaction)
        }),
    async tableNames() {
      const tables = sql<{ name: string }>`
        select table_name as name from information_schema.tables where table_schema = current_schema()`
      return (await tables.execute(db)).rows.map(({ name }) => name)
    },
    requireSound: () => Promise.resolve(),
    forget: () => Promise.resolve(),
  }
}

/** Kysely's way to a PostgreSQL server. Every fault that means "not now" is thrown as `Unavailable`. */
function postgresDialect(url: string): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'trousseau',
    max: connections,
    // A server that neither answers nor refuses is given up, so that calls get an answer.
    connectionTimeoutMillis: 5 * second,
    query_timeout: 10 * second,
    statement_timeout: 9 * second,
    // Rows that a process held when it vanished are let go.
    idle_in_transaction_session_timeout: 30 * second,
    keepAlive: true,
  })
  // The next query reports a broken connection; without a listener the event would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return new PostgresDialect({
    pool: {
      end: () => pool.end(),
      connect: async () => {
        try {
          return kyselyConnection(await pool.connect())
        } catch (error) {
          throw new Unavailable('database', error)
        }
      },
    },
  })
}

/**
 * Adapts a connection of `pg` to Kysely. Failures of the server are thrown as `Unavailable`, and the broken connection
 * leaves the pool.
 */
function kyselyConnection(client: pg.PoolClient): PostgresPoolClient {
  let broken = false
  // It lasts beyond the commit: the rollback that follows fails as well, and its error is the one that arrives.
  let mayBeDone = false
  /** Runs a query. `mayBeDone` is true if the connection broke during a commit: whether it happened is unknown then. */
  const query = async (text: string, parameters: readonly unknown[]) => {
    try {
      const result = await client.query<pg.QueryResultRow>(text, parameters.map(withoutNul))
      // A transaction in which a statement failed is rolled back however it is ended.
      if (text === 'commit' && result.command !== 'COMMIT') throw new Error('The transaction was rolled back')
      return result
    } catch (error) {
      if (!isUnavailable(error)) throw error
      // Answers that still arrive on this connection have no caller left.
      broken = true
      mayBeDone ||= text === 'commit' && !isRefusal(error)
      throw new Unavailable('database', error, { mayBeDone })
    }
  }
  // Kysely's type has a second form, with a cursor, which only streams use; there are none.
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(broken) }
}

/** PostgreSQL's texts hold no NUL. No id, key or address that exists does either, so a look-up finds nothing as it should. */
const withoutNul = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value)

/** Whether the server has taken the transaction back and said so, rather than ended in the middle of it. */
const isRefusal = (error: unknown) => error instanceof pg.DatabaseError && error.severity === 'ERROR'

/** Connection, authorisation and resources, shutdown and time limits, a stand-by that takes no writes yet. */
const unavailable = /^(?:08|28|3D|53|57P|57014|25006|25P03|55P03)/

/**
 * Whether an error means that the database cannot answer now: connection, resources, shutdown, time limits, or a
 * read-only replica.
 */
function isUnavailable(error: unknown): boolean {
  if (error instanceof TypeError || error instanceof RangeError) return false
  return error instanceof pg.DatabaseError ? unavailable.test(error.code ?? '') : true
}

const attempts = 5

/** Begins a transaction anew that the database gave up because another one stood in its way. */
async function retryTransaction<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction()
    } catch (error) {
      if (!isConflict(error)) throw error
      if (attempt === attempts) throw new Unavailable('database', error)
      await pause(Math.random() * 20 * 2 ** attempt)
    }
  }
}

/** Deadlock, or two that cannot be put into one order. */
const isConflict = (error: unknown) =>
  error instanceof pg.DatabaseError && (error.code === '40P01' || error.code === '40001')
