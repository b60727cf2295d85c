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
  for (const setting of ['foreign_keys = ON', 'busy_timeout = 5000']) database.pragma(setting)
  // Some are asked again and again: what is prepared is kept.
  const known = new Map<string, Statement<unknown[], Row>>()
  return {
    async query(statement, values = []) {
      const prepared = known.get(statement) ?? database.prepare<unknown[], Row>(statement)
      known.set(statement, prepared)
      if (prepared.reader) return prepared.all(...values)
      // Another process would write between two turns of the event loop: with one a server ends its group of writes.
      await setImmediate()
      prepared.run(...values)
      await setImmediate()
      return []
    },
    close: () => Promise.resolve(void database.close()),
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
