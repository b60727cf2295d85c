import { appendFileSync, cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { decodeJwt } from 'jose'
import { makeBackup } from '#server/backup/makeBackup.ts'
import { restoreBackup } from '#server/backup/restoreBackup.ts'
import { newLink } from '#server/accounts/links.ts'
import { readSettings, type Settings } from '#server/settings.ts'
import { migrations } from '#server/store/database/migrations.ts'
import { password, testServer } from '../api/server.ts'
import { filesBelow } from '../filesBelow.ts'
import { temporaryFolder } from '../temporaryFolder.ts'
import { runSql } from './database.ts'
import { freshDatabase, onPostgres } from './freshDatabase.ts'
import { createCaller } from './load/createCaller.ts'
import { createLoad, type Load, type Slot, type Write } from './load/createLoad.ts'
import { findHalves, findWrites } from './load/findFaults.ts'
import { hashOf, readStored } from './load/readStored.ts'
import { bearerAt, enterAccount, startInstance, type Instance } from './postgres/client.ts'

const email = 'marie@example.org'
const folder = temporaryFolder()
const backup = join(folder, 'backup')

let source: Settings
let server: Instance
let bearer: { authorization: string }
let load: Load
/** When the backup was begun and when it was there, by the clock of the load. */
const moments = { begun: 0, made: 0 }

/** An empty place in a database of the given kind. */
async function emptyPlace(name: string, kind: 'same' | 'embedded' = 'same'): Promise<Settings> {
  return readSettings({ DATA_DIR: join(folder, name), ...(kind === 'same' ? await freshDatabase() : {}) })
}

// A server in another process, whose records and uploads come, change and go while they are copied.
beforeAll(async () => {
  const environment = { DATA_DIR: join(folder, 'source'), ...(await freshDatabase()) }
  source = readSettings(environment)
  await enterAccount(environment, email)
  server = await startInstance(environment)
  bearer = await bearerAt(server.address, email)
  load = createLoad(bearer, { seed: 1 })
  const caller = createCaller(server.address)
  await load.write(caller, 100)
  let wanted = Infinity
  const writing = (async () => {
    // Bounded anew at each step, so that it ends soon after the backup.
    for (let next = 120; next < wanted; next += 20) await load.write(caller, next)
  })()
  moments.begun = performance.now()
  await makeBackup(source, backup)
  moments.made = performance.now()
  wanted = 0
  await writing
  caller.close()
}, 120_000)
afterAll(() => server.end('SIGKILL'), 60_000)

/** A server over a place that is there already. */
async function serve({ databaseUrl, dataDir }: Settings) {
  const server = await testServer(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }, { dataDir })
  onTestFinished(() => server.stop())
  return server
}

/** Which writes stand in a place; nothing in it is half, and nothing was never written. */
async function writesIn(place: Settings): Promise<Map<Slot, number>> {
  const stored = await readStored(place)
  const { shown, faults } = findWrites(load.slots, stored)
  expect([...findHalves(stored), ...faults]).toEqual([])
  return shown
}

/** All rows of all tables, in one order, whatever database they come from. */
async function rowsOf(place: Settings) {
  const manifest = JSON.parse(readFileSync(join(backup, 'backup.json'), 'utf8')) as { tables: { name: string }[] }
  const all = await Promise.all(
    manifest.tables.map(async ({ name }) => {
      const rows = await runSql(place, `select * from ${name}`)
      return [name, rows.map((row) => JSON.stringify(Object.entries(row as object).sort())).sort()] as const
    }),
  )
  return Object.fromEntries(all)
}

describe('a backup that is made while the server is written to', { timeout: 60_000 }, () => {
  it('is one moment: all that was acknowledged before it, and nothing without what came before that', async () => {
    const place = await emptyPlace('moment')
    await restoreBackup(place, backup)
    const shown = await writesIn(place)
    const all = load.slots.flatMap((slot) => slot.writes.map((write, index) => ({ slot, write, index })))
    // What is not there was removed before the moment or made after it: it does not tell which.
    const isGone = (write: Write | undefined) => write !== undefined && write.label === undefined
    const kept = all.filter(({ slot }) => !isGone(slot.writes[shown.get(slot) ?? -1]))
    const inside = kept.filter(({ slot, index }) => index <= (shown.get(slot) ?? -1))
    const newest = Math.max(moments.begun, ...inside.map(({ write }) => write.begun))
    const outside = kept.filter(({ slot, index }) => index > (shown.get(slot) ?? -1))
    expect(newest).toBeLessThan(moments.made)
    expect(outside.filter(({ write }) => write.answered !== undefined && write.answered < newest)).toEqual([])
    // The load went on through it.
    const during = ({ begun, answered = Infinity }: Write) => begun < moments.made && answered > moments.begun
    expect(all.filter(({ write }) => during(write))).not.toEqual([])
  })

  it('holds the uploads that its rows name, and none that went while it was made', () => {
    const lines = readFileSync(join(backup, 'tables', 'files.jsonl'), 'utf8')
      .trim()
      .split('\n')
    const named = lines.map((line) => (JSON.parse(line) as { id: string }).id)
    const copied = filesBelow(join(backup, 'files')).map((path) => basename(path))
    expect(copied.sort()).toEqual(named.sort())
  })

  it('serves as before where it moves: the same sessions, records and pictures', async () => {
    const place = await emptyPlace('serving')
    await restoreBackup(place, backup, { moves: true })
    const restored = await serve(place)
    const listed = await restored.inject({ url: '/api/restapi/realestate', headers: bearer })
    expect(listed.statusCode).toBe(200)
    const shown = [...(await writesIn(place))].filter(([{ writes }, index]) => writes[index]?.label !== undefined)
    expect(listed.json<unknown[]>()).toHaveLength(shown.length)
    expect(restored.log()).not.toContain('files are missing')
  })

  it('goes from one database into another and back, row by row', async () => {
    const embedded = await emptyPlace('embedded', 'embedded')
    await restoreBackup(embedded, backup, { moves: true })
    const second = join(folder, 'second')
    await makeBackup(embedded, second)
    const back = await emptyPlace('back')
    await restoreBackup(back, second, { moves: true })
    expect(await rowsOf(back)).toEqual(await rowsOf(embedded))
    const tables = (at: string) =>
      readdirSync(join(at, 'tables')).map((name) =>
        readFileSync(join(at, 'tables', name), 'utf8')
          .split('\n')
          .filter((line) => line !== '')
          // The columns of a table may stand in another order.
          .map((line) => JSON.stringify(Object.entries(JSON.parse(line) as object).sort()))
          .sort(),
      )
    expect(tables(second)).toEqual(tables(backup))
    expect(readFileSync(join(back.dataDir, 'token.key'))).toEqual(readFileSync(join(source.dataDir, 'token.key')))
  })

  it('goes into a database of its own form, which the next start brings further', async () => {
    const older = join(folder, 'older')
    cpSync(backup, older, { recursive: true })
    const place = await emptyPlace('older-place')
    change(older, (manifest) => ({
      ...manifest,
      migrations: migrations.slice(0, 3),
      tables: manifest.tables.filter(({ name }) => !['record_steps', 'devices', 'sign_ups'].includes(name)),
    }))
    rewrite(older, 'records', (line) => {
      const { step: _, made_by, listed, searched, ...row } = JSON.parse(line) as Record<string, unknown>
      expect([made_by, listed, searched]).not.toContain(undefined)
      return JSON.stringify(row)
    })
    rewrite(older, 'sessions', (line) => {
      const { browser: _, system: __, used_at: ___, ...row } = JSON.parse(line) as Record<string, unknown>
      return JSON.stringify(row)
    })
    await restoreBackup(place, older, { moves: true })
    const restored = await serve(place)
    const listed = await restored.inject({ url: '/api/restapi/realestate', headers: bearer })
    expect(listed.json<unknown[]>().length).toBeGreaterThan(20)
  })
})

it('a backup that is restored revives no session and no link, and sends no mail again', async () => {
  const used = await emptyPlace('used')
  const place = await emptyPlace('unused')
  const { databaseUrl } = used
  const given = { SMTP_URL: 'smtp://127.0.0.1:1', ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
  const before = await testServer(given, { dataDir: used.dataDir })
  const { token } = await before.person(email)
  const { store, clock } = before.services
  const { row } = newLink('passwordReset', { account_id: decodeJwt(token).sub ?? '' }, clock())
  await store.links.add(row)
  await before.signUp({ email: 'new@example.org' })
  await before.stop()
  await makeBackup(used, join(folder, 'of-used'))
  await restoreBackup(place, join(folder, 'of-used'))
  const counts = async () => {
    const count = async (table: string) => (await runSql(place, `select * from ${table}`)).length
    return Promise.all(['accounts', 'sign_ups', 'sessions', 'links', 'outbox'].map(count))
  }
  expect(await counts()).toEqual([1, 1, 0, 0, 0])
  const restored = await serve(place)
  const headers = { authorization: `Bearer ${token}` }
  expect((await restored.inject({ url: '/api/restapi/realestate', headers })).statusCode).toBe(401)
  expect((await restored.signIn({ username: email, password })).statusCode).toBe(200)
})

type Manifest = { format: number; migrations: string[]; tables: { name: string; rows: number; sha256: string }[] }

function change(at: string, edit: (manifest: Manifest) => object): void {
  const file = join(at, 'backup.json')
  writeFileSync(file, JSON.stringify(edit(JSON.parse(readFileSync(file, 'utf8')) as Manifest)))
}

/** Changes each row of a table in a backup, and the sum with it. */
function rewrite(at: string, name: string, edit: (line: string) => string): void {
  const file = join(at, 'tables', `${name}.jsonl`)
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean).map(edit)
  writeFileSync(file, lines.map((line) => `${line}\n`).join(''))
  change(at, (manifest) => ({
    ...manifest,
    tables: manifest.tables.map((table) =>
      table.name === name ? { ...table, sha256: hashOf(readFileSync(file)) } : table,
    ),
  }))
}

const firstUpload = (at: string) => filesBelow(join(at, 'files'))[0] ?? expect.fail('The backup holds no upload')

describe('what is refused, with the reason and before anything is written', { timeout: 60_000 }, () => {
  const damages: [string, (at: string) => void, string][] = [
    [
      'a folder that is no backup',
      (at) => rmSync(join(at, 'backup.json')),
      'is no backup, or one that was not finished',
    ],
    ['a manifest that is cut', (at) => writeFileSync(join(at, 'backup.json'), '{"format":1'), 'is damaged'],
    ['a newer format', (at) => change(at, (manifest) => ({ ...manifest, format: 2 })), 'made by a newer version'],
    [
      'a newer database',
      (at) => change(at, (manifest) => ({ ...manifest, migrations: [...manifest.migrations, '999-future'] })),
      'made by a newer version of this program (it holds 999-future)',
    ],
    [
      'a table that is cut',
      (at) => appendFileSync(join(at, 'tables', 'records.jsonl'), '{'),
      'is not what was written',
    ],
    ['a table that is missing', (at) => rmSync(join(at, 'tables', 'accounts.jsonl')), 'accounts.jsonl is missing'],
    ['an upload that is missing', (at) => rmSync(firstUpload(at)), 'is missing'],
    ['an upload that was changed', (at) => appendFileSync(firstUpload(at), 'x'), 'is not what was written'],
    [
      'an upload whose id leads out of the backup',
      (at) => rewrite(at, 'files', (line) => line.replace(/"id":"[^"]+"/, '"id":"../../etc/hosts"')),
      '"../../etc/hosts" is no id of an upload',
    ],
    [
      'a table whose name leads out of it',
      (at) => change(at, (manifest) => ({ ...manifest, tables: [{ name: '../x', rows: 0, sha256: '' }] })),
      '"../x" is no name of a table',
    ],
  ]
  it.each(damages)('%s', async (name, damage, reason) => {
    const broken = join(folder, name.replaceAll(' ', '-'))
    cpSync(backup, broken, { recursive: true })
    damage(broken)
    const place = await emptyPlace(`for-${name}`)
    await expect(restoreBackup(place, broken)).rejects.toThrow(reason)
    expect(existsSync(place.dataDir)).toBe(false)
  })

  it('a place that is not empty', async () => {
    await expect(restoreBackup(source, backup)).rejects.toThrow('is not empty')
    if (!onPostgres) return
    const other = { ...source, dataDir: join(folder, 'elsewhere') }
    await expect(restoreBackup(other, backup)).rejects.toThrow('The database is not empty (it holds accounts')
  })

  it('a backup into a folder that holds something, of a place without a database, and of another version', async () => {
    await expect(makeBackup(source, backup)).rejects.toThrow('is not empty. A backup goes into a folder of its own')
    const nowhere = await emptyPlace('nowhere')
    const reason = onPostgres ? 'holds nothing of this program' : 'holds no database. DATA_DIR names the folder'
    await expect(makeBackup(nowhere, join(folder, 'none'))).rejects.toThrow(reason)
    const place = await emptyPlace('other-version')
    await restoreBackup(place, backup)
    await runSql(place, "insert into migrations values ('999-future', '')")
    await expect(makeBackup(place, join(folder, 'none'))).rejects.toThrow('made by another version')
    expect(existsSync(join(folder, 'none'))).toBe(false)
  })

  it.skipIf(onPostgres)('a backup of a damaged database', async () => {
    const place = await emptyPlace('damaged')
    await restoreBackup(place, backup)
    const file = join(place.dataDir, 'trousseau.db')
    const bytes = readFileSync(file)
    writeFileSync(file, bytes.fill(0x5a, bytes.length / 2, bytes.length / 2 + 3 * 4096))
    await expect(makeBackup(place, join(folder, 'none'))).rejects.toThrow(/is damaged:.+npm run restore/s)
    expect(existsSync(join(folder, 'none'))).toBe(false)
  })

  it('names uploads that were lost or have rotted before, and keeps all others', async () => {
    const place = await emptyPlace('lossy')
    await restoreBackup(place, backup)
    const all = (await runSql(place, 'select id from files')) as { id: string }[]
    const [gone = '', rotten = ''] = all.map(({ id }) => id)
    const pathOf = (id: string) => join(place.dataDir, 'files', id.slice(0, 2), id)
    rmSync(pathOf(gone))
    const bytes = readFileSync(pathOf(rotten))
    bytes[0] = (bytes[0] ?? 0) ^ 1
    writeFileSync(pathOf(rotten), bytes)
    const manifest = await makeBackup(place, join(folder, 'with-a-gap'))
    expect(manifest.lost.sort()).toEqual([gone, rotten].sort())
    const again = await emptyPlace('with-a-gap-again')
    expect((await restoreBackup(again, join(folder, 'with-a-gap'))).files).toBe(manifest.files)
  })
})
