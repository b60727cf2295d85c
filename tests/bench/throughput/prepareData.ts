import { Database } from '#server/store/database/sqliteDriver.ts'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { house, multipart } from '../../api/requests.ts'

/** The kind of record that is measured. */
export const record = 'real-estate/real-estate'

/** The call of a client that saves one. */
export const saving = await multipart(house)

/** Enters records of the account through the API, and gives their ids. */
export async function enterRecords(api: string, headers: Record<string, string>, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let index = 0; index < count; index += 1) {
    const answer = await fetch(`${api}/restapi/realestate`, {
      method: 'POST',
      headers: { ...headers, ...saving.headers },
      body: saving.payload,
    })
    if (!answer.ok) throw new Error(`A record was refused (${answer.status}): ${await answer.text()}`)
    ids.push(((await answer.json()) as { resourceUuid: string }).resourceUuid)
  }
  return ids
}

/** Puts a copy of the database into another folder, beside a server that runs. */
export function copyData(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  const database = new Database(join(from, 'trousseau.db'), { readonly: true })
  database.prepare('vacuum into ?').run(join(to, 'trousseau.db'))
  database.close()
}

/** Gives as many records to a thousand other accounts, straight in the database: copies of those that are there. */
export function enterOthers(dataDir: string, count: number): void {
  const database = new Database(join(dataDir, 'trousseau.db'))
  const owners = 1000
  const each = Math.ceil(count / owners)
  const numbers = 'with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ?)'
  database.transaction(() => {
    database
      .prepare(
        `${numbers} insert into accounts (id, email, password_hash, authorities, active, epoch, created_at, language)
         select printf('other-%05d', n), printf('%d@example.net', n), 'x', '[]', 1, 1, '2026-01-01T00:00:00.000Z', 'fr'
         from numbers`,
      )
      .run(owners)
    database
      .prepare(
        `${numbers} insert into records (id, name, owner, version, created_at, updated_at, step, made_by, listed, searched, document)
         select lower(hex(randomblob(16))), name, printf('other-%05d', abs(random()) % ${owners} + 1), 1,
           strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || n || ' seconds'), updated_at, step, made_by, listed, searched, document
         from numbers, (select * from records where name = ? limit 1)`,
      )
      .run(owners * each, record)
  })()
  database.close()
}
