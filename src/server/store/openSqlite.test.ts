import Database from 'better-sqlite3'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSqlite } from './openSqlite.ts'
import { accountRow } from '../../../tests/fixtures/accountRow.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'trousseau-store-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const account = accountRow('a')

/** Another process that holds the data folder until it is killed. */
async function holder() {
  const script = `import('${fileURLToPath(new URL('openSqlite.ts', import.meta.url))}')
    .then(({ openSqlite }) => openSqlite(${JSON.stringify(dataDir)}))
    .then((store) => { process.stdout.write('open'); setInterval(() => store, 1000) })`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}

describe('openSqlite', () => {
  it('writes ahead, and to the disk at each commit', async () => {
    const store = await openSqlite(dataDir)
    await store.ping()
    const database = new Database(join(dataDir, 'trousseau.db'))
    expect(database.pragma('journal_mode', { simple: true })).toBe('wal')
    database.close()
    await store.close()
  })

  it('refuses a second process with the reason, and opens at once after kill -9 of the first', async () => {
    const child = await holder()
    await expect(openSqlite(dataDir)).rejects.toThrow(`${dataDir} is in use by another server (process ${child.pid})`)
    child.kill('SIGKILL')
    await once(child, 'exit')
    const store = await openSqlite(dataDir)
    await expect(openSqlite(dataDir)).rejects.toThrow('is in use by another server')
    await store.close()
    await (await openSqlite(dataDir)).close()
  })

  it('opens what it made before, and refuses what a newer version made', async () => {
    const store = await openSqlite(dataDir)
    await store.accounts.add(account)
    await store.close()
    const again = await openSqlite(dataDir)
    expect(await again.accounts.byEmail('a@example.org')).toEqual(account)
    await again.close()
    const database = new Database(join(dataDir, 'trousseau.db'))
    database.exec("insert into migrations values ('999-future', '')")
    database.close()
    await expect(openSqlite(dataDir)).rejects.toThrow('made by a newer version of this program (it holds 999-future)')
  })
})
