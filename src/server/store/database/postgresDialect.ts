import { PostgresDialect, type PostgresDialectConfig } from 'kysely'
import pg from 'pg'
import { StoreUnavailable } from '../StoreUnavailable.ts'

type Connect = Exclude<PostgresDialectConfig['pool'], (...all: never[]) => unknown>['connect']
type Connection = Awaited<ReturnType<Connect>>

const second = 1000

/** Connections that one process holds at most. */
const connections = 10

/** Kysely's way to a PostgreSQL server. Every fault that means "not now" is thrown as `StoreUnavailable`. */
export function postgresDialect(url: string): PostgresDialect {
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
          return connectionOf(await pool.connect())
        } catch (error) {
          throw new StoreUnavailable(error)
        }
      },
    },
  })
}

function connectionOf(client: pg.PoolClient): Connection {
  let broken: Error | undefined
  // It lasts beyond the commit: the rollback that follows fails as well, and its error is the one that arrives.
  let mayBeDone = false
  const query = async (text: string, parameters: readonly unknown[]) => {
    try {
      const result = await client.query<pg.QueryResultRow>(text, parameters.map(withoutNul))
      // A transaction in which a statement failed is rolled back however it is ended.
      if (text === 'commit' && result.command !== 'COMMIT') throw new Error('The transaction was rolled back')
      return result
    } catch (error) {
      if (!isUnavailable(error)) throw error
      // Answers that still arrive on this connection have no caller left.
      broken = error instanceof Error ? error : new Error(String(error))
      mayBeDone ||= text === 'commit' && !isRefusal(error)
      throw new StoreUnavailable(error, { mayBeDone })
    }
  }
  // Kysely's type has a second form, with a cursor, which only streams use; there are none.
  return { query: query as unknown as Connection['query'], release: () => client.release(broken) }
}

/** PostgreSQL's texts hold no NUL. No id, key or address that exists does either, so a look-up finds nothing as it should. */
const withoutNul = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value)

/** Whether the server has taken the transaction back and said so, rather than ended in the middle of it. */
const isRefusal = (error: unknown) => error instanceof pg.DatabaseError && error.severity === 'ERROR'

/** Connection, authorisation and resources, shutdown and time limits, a stand-by that takes no writes yet. */
const unavailable = /^(?:08|28|3D|53|57P|57014|25006|25P03|55P03)/

function isUnavailable(error: unknown): boolean {
  if (error instanceof TypeError || error instanceof RangeError) return false
  return error instanceof pg.DatabaseError ? unavailable.test(error.code ?? '') : true
}
