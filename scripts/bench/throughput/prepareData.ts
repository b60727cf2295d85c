import Database from 'better-sqlite3'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createAccount } from '#server/identity/createAccount.ts'
import { createPasswords } from '#server/identity/passwords.ts'
import { openStore } from '#server/store/openStore.ts'
import type { Settings } from '#server/settings.ts'
import { record, saving } from './sample.ts'
import type { ServerProcess } from './startProcess.ts'

const person = { email: 'bench@example.org', password: 'Measured-7 word' }

/** Enters the account that calls, into a database on which no server runs. */
export async function enterAccount(place: Pick<Settings, 'dataDir' | 'databaseUrl'>): Promise<void> {
  const store = await openStore(place)
  await createAccount(person, { store, passwords: createPasswords(), clock: () => new Date() })
  await store.close()
}

/** Headers of a call of the account. */
export async function signIn({ api }: ServerProcess): Promise<{ authorization: string }> {
  const answer = await fetch(`${api}/authentication/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: person.email, password: person.password }),
  })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  return { authorization: `Bearer ${token}` }
}

/** Enters records of the account through the API, and gives their ids. */
export async function enterRecords({ api }: ServerProcess, headers: object, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let index = 0; index < count; index += 1) {
    const answer = await fetch(`${api}/restapi/realestate`, {
      method: 'POST',
      headers: { ...headers, ...saving.headers },
      body: saving.body,
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
