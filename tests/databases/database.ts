import Database from 'better-sqlite3'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import pg from 'pg'
import type { Settings } from '#server/settings.ts'

/** The address of an empty schema of its own on a PostgreSQL server. */
export async function freshSchema(server: string): Promise<string> {
  const schema = `t_${randomBytes(8).toString('hex')}`
  await onServer(server, (client) => client.query(`create schema ${schema}`))
  return `${server}?options=${encodeURIComponent(`-c search_path=${schema}`)}`
}

/** Carries out one statement behind the back of a server, with `?` for each value. */
export async function runSql(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  statement: string,
  values: unknown[] = [],
): Promise<unknown[]> {
  if (databaseUrl !== undefined) {
    let count = 0
    const numbered = statement.replaceAll('?', () => `$${(count += 1)}`)
    return onServer(databaseUrl, async (client) => (await client.query<pg.QueryResultRow>(numbered, values)).rows)
  }
  const database = new Database(join(dataDir, 'trousseau.db'))
  try {
    database.pragma('foreign_keys = ON')
    const prepared = database.prepare(statement)
    if (prepared.reader) return prepared.all(...values)
    prepared.run(...values)
    // Another process would write between two turns of the event loop of this one.
    await setImmediate()
    return []
  } finally {
    database.close()
  }
}

async function onServer<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  // The query that is under way says so too.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
