import type { Statement } from 'better-sqlite3'
import { Database } from '#server/store/database/sqliteDriver.ts'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import pg from 'pg'
import type { Settings } from '#server/settings.ts'

type Place = Pick<Settings, 'databaseUrl' | 'dataDir'>
type Row = Record<string, unknown>

interface Sql {
  query: (statement: string, values?: unknown[]) => Promise<Row[]>
  close: () => Promise<void>
}

/** Opens a database behind the back of a server. A statement has `?` for each value. */
export async function openSql({ databaseUrl, dataDir }: Place): Promise<Sql> {
  if (databaseUrl === undefined) return openSqlite(dataDir)
  const client = new pg.Client({ connectionString: databaseUrl })
  // The query that is under way says so too.
  client.on('error', () => undefined)
  await client.connect()
  return {
    async query(statement, values) {
      let count = 0
      const numbered = statement.replaceAll('?', () => `$${(count += 1)}`)
      return (await client.query<Row>(numbered, values)).rows
    },
    close: () => client.end(),
  }
}

function openSqlite(dataDir: string): Sql {
  const database = new Database(join(dataDir, 'trousseau.db'))
  // A server in this process cannot end its writes while SQLite waits for them.
  for (const setting of ['foreign_keys = ON', 'busy_timeout = 0']) database.pragma(setting)
  // Some are asked again and again: what is prepared is kept.
  const known = new Map<string, Statement<unknown[], Row>>()
  return {
    async query(statement, values = []) {
      const prepared = known.get(statement) ?? database.prepare<unknown[], Row>(statement)
      known.set(statement, prepared)
      if (prepared.reader) return prepared.all(...values)
      await runBetweenWrites(() => prepared.run(...values))
      return []
    },
    close: () => Promise.resolve(void database.close()),
  }
}

const longestWait = 5000

/** Carries out a write as another process would: when no group of writes of a server is open. */
async function runBetweenWrites(write: () => unknown): Promise<void> {
  const end = Date.now() + longestWait
  for (;;) {
    try {
      write()
      return
    } catch (error) {
      const isBusy = error instanceof Database.SqliteError && error.code === 'SQLITE_BUSY'
      if (!isBusy || Date.now() > end) throw error
      await setImmediate()
    }
  }
}

/** Carries out one statement. */
export async function runSql(place: Place, statement: string, values?: unknown[]): Promise<unknown[]> {
  const { query, close } = await openSql(place)
  try {
    return await query(statement, values)
  } finally {
    await close()
  }
}

/** The address of an empty schema of its own on a PostgreSQL server. */
export async function freshSchema(server: string): Promise<string> {
  const schema = `t_${randomBytes(8).toString('hex')}`
  await runSql({ databaseUrl: server, dataDir: '' }, `create schema ${schema}`)
  return `${server}?options=${encodeURIComponent(`-c search_path=${schema}`)}`
}
