import type { Settings } from '#server/settings.ts'
import { openSql } from './database.ts'

/** Tells which tables were written to, whoever did it. */
export type WatchedWrites = Awaited<ReturnType<typeof watchWrites>>

/** Has the database of a server note every row that is entered, changed or removed. */
export async function watchWrites(settings: Pick<Settings, 'databaseUrl' | 'dataDir'>) {
  const { query, close } = await openSql(settings)
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
      for (const event of ['insert', 'update', 'delete']) {
        await query(`create trigger note_${name}_${event} after ${event} on ${name} begin ${note}; end`)
      }
    }
  }
  const later = 'select number, name from written where number > ? order by number'
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
