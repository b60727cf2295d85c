import Database from 'better-sqlite3'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import pg from 'pg'
import type { Settings } from '#server/settings.ts'

/** Tells which tables were written to, whoever did it. */
export type WatchedWrites = Awaited<ReturnType<typeof watchWrites>>

type Query = (statement: string, values?: unknown[]) => Promise<Record<string, unknown>[]>

/** Has the database of a server note every row that is entered, changed or removed. */
export async function watchWrites(settings: Pick<Settings, 'databaseUrl' | 'dataDir'>) {
  const { query, close } =
    settings.databaseUrl === undefined ? onSqlite(settings.dataDir) : await onPostgres(settings.databaseUrl)
  const postgres = settings.databaseUrl !== undefined
  const tables = await query(
    postgres
      ? 'select table_name as name from information_schema.tables where table_schema = current_schema()'
      : "select name from sqlite_master where type = 'table' and name not like 'sqlite_%'",
  )
  await query(`create table written (number ${postgres ? 'serial' : 'integer'} primary key, name text not null)`)
  for (const name of tables.map((row) => String(row['name']))) {
    const note = `insert into written (name) values ('${name}')`
    if (postgres) {
      await query(
        `create function note_${name}() returns trigger language plpgsql as 'begin ${note.replaceAll("'", "''")}; return null; end'`,
      )
      await query(
        `create trigger note after insert or update or delete on ${name} for each row execute function note_${name}()`,
      )
    } else {
      for (const event of ['insert', 'update', 'delete'])
        await query(`create trigger note_${name}_${event} after ${event} on ${name} begin ${note}; end`)
    }
  }
  const later = `select number, name from written where number > ${postgres ? '$1' : '?'} order by number`
  let seen = 0
  return {
    /** Names of the tables that were written to since the last look, one for each row. */
    async look() {
      const rows = await query(later, [seen])
      seen = Number(rows.at(-1)?.['number'] ?? seen)
      return rows.map((row) => String(row['name']))
    },
    close,
  }
}

function onSqlite(dataDir: string): { query: Query; close: () => Promise<void> } {
  const database = new Database(join(dataDir, 'trousseau.db'))
  database.pragma('busy_timeout = 5000')
  // To look is asked again and again: what is prepared is kept.
  const known = new Map<string, Database.Statement<unknown[], Record<string, unknown>>>()
  return {
    async query(statement, values = []) {
      const prepared = known.get(statement) ?? database.prepare<unknown[], Record<string, unknown>>(statement)
      known.set(statement, prepared)
      if (prepared.reader) return prepared.all(...values)
      // A group of writes of the server, which is in this process too, ends with its turn of the event loop.
      await setImmediate()
      prepared.run(...values)
      return []
    },
    close: () => Promise.resolve(void database.close()),
  }
}

async function onPostgres(url: string): Promise<{ query: Query; close: () => Promise<void> }> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return {
    query: async (statement, values) => (await client.query<Record<string, unknown>>(statement, values)).rows,
    close: () => client.end(),
  }
}
