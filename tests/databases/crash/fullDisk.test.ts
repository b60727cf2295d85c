import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readSettings } from '#server/settings.ts'
import { land } from '../../api/requests.ts'
import type { Environment } from '../../api/serverProcess.ts'
import { runSql } from '../database.ts'
import { startPostgres, type PostgresServer } from '../embeddedPostgres.ts'
import { freshDatabase, onPostgres } from '../freshDatabase.ts'
import { createCaller, type Caller } from '../load/createCaller.ts'
import { createLoad, type Load } from '../load/createLoad.ts'
import { findFaults } from '../load/findFaults.ts'
import { readStored } from '../load/readStored.ts'
import * as client from '../postgres/client.ts'
import { mountDisk, noDisk } from './smallDisk.ts'

const email = 'marie@example.org'
const uploads = mountDisk(onPostgres ? 16 : 24)
/** The embedded database stands beside the uploads; PostgreSQL is one of its own here, on a disk of its own. */
const rows = onPostgres ? mountDisk(64) : uploads
if (!rows || !uploads) console.log(noDisk)

let postgres: PostgresServer | undefined
let environment: Environment
let server: client.Instance
let bearer: { authorization: string }
let caller: Caller
const loads: Load[] = []

async function start(): Promise<void> {
  server = await client.startInstance(environment)
  caller = createCaller(server.address)
}

function newLoad(name: string, pictureSize = 0): Load {
  const load = createLoad(bearer, { seed: 5, name, pictureSize })
  loads.push(load)
  return load
}

/** Each writer stops at its first refusal: told to come again, not that something is broken. */
async function writeUntilRefused(load: Load): Promise<void> {
  const before = load.refused.length
  while (load.refused.length === before) await load.write(caller, 5000)
  expect(new Set(load.refused)).toEqual(new Set([503]))
}

/** Everything that was ever acknowledged is there whole, and nothing else but what `requireRefusal` has entered. */
async function faults(): Promise<string[]> {
  const all = loads.flatMap(({ slots }) => slots)
  const found = findFaults(all, await readStored(readSettings(environment)))
  return found.filter((fault) => fault !== `"${land.label}" was never written`)
}

/** What was refused is taken now, and so is all that comes after it. */
async function requireGoingOn(load: Load): Promise<void> {
  await vi.waitFor(() => load.repeat(caller), { timeout: 20_000 })
  const refused = load.refused.length
  await load.write(caller, load.begun() + 10)
  expect(load.refused.slice(refused)).toEqual([])
}

/** What a save is told, and whether reading and living go on. */
async function requireRefusal(): Promise<void> {
  let refused = await client.enterEstate(server.address, land, bearer)
  // A page that was begun takes some more rows.
  while (refused.status === 200) refused = await client.enterEstate(server.address, land, bearer)
  expect([refused.status, refused.retryAfter]).toEqual([503, '5'])
  expect(refused.body).toContain('ERR_GEN_503')
  expect((await fetch(`${server.address}/health/live`)).status).toBe(200)
  expect((await client.estatesAt(server.address, bearer)).length).toBeGreaterThan(0)
}

describe.runIf(rows && uploads)('full disks', { timeout: 120_000 }, () => {
  beforeAll(async () => {
    if (onPostgres) postgres = await startPostgres({ durable: true, smallDisk: rows?.folder ?? '' })
    environment = {
      DATA_DIR: `${uploads?.folder}/data`,
      MIN_FREE_BYTES: '1',
      ...(postgres && (await freshDatabase(postgres.url))),
    }
    await client.enterAccount(environment, email)
    await start()
    bearer = await client.bearerAt(server.address, email)
  }, 120_000)
  afterAll(async () => {
    caller.close()
    await server.end('SIGKILL')
    await postgres?.close()
    for (const disk of new Set([rows, uploads])) disk?.remove()
  }, 60_000)

  it.each([
    ['uploads', uploads, 1024, 100_000],
    ['rows', rows, 128, 0],
  ] as const)(
    'refuse %s that cannot be kept, lose nothing that was acknowledged, and take them again when there is room',
    async (name, disk, kilobytesLeft, pictureSize) => {
      const load = newLoad(name, pictureSize)
      await load.write(caller, 20)
      disk?.fill(kilobytesLeft)
      await writeUntilRefused(load)
      disk?.fill(0)
      await requireRefusal()
      disk?.clear()
      await requireGoingOn(load)
      expect(await faults()).toEqual([])
    },
  )

  it.skipIf(onPostgres)('are survived where the server is killed on one', async () => {
    const load = newLoad('killed', 100_000)
    uploads?.fill(1024)
    await writeUntilRefused(load)
    await server.end('SIGKILL')
    caller.close()
    uploads?.clear()
    await start()
    await requireGoingOn(load)
    expect(await faults()).toEqual([])
  })

  it.runIf(onPostgres)(
    'are survived where the database goes down over its log, which it cannot go on with',
    async () => {
      const load = newLoad('log-full')
      await load.write(caller, 20)
      rows?.fill(0)
      // The log alone grows, until there is no room for its next piece.
      const message = "select pg_logical_emit_message(true, 'fill', repeat('x', 300000))"
      const untilDown = async () => {
        for (let count = 0; count < 100; count += 1) await runSql(readSettings(environment), message)
      }
      await expect(untilDown()).rejects.toThrow(/terminat|ECONN|refused|recovery|shut|accepting connections/i)
      // Where it has recovered by now, that has given some room back.
      while (load.refused.length === 0) {
        rows?.fill(0)
        await load.write(caller, load.begun() + 20)
      }
      expect(new Set(load.refused)).toEqual(new Set([503]))
      expect((await fetch(`${server.address}/health/live`)).status).toBe(200)
      rows?.clear()
      await vi.waitFor(
        async () => {
          // It ends where not even its recovery had room; somebody has to start it then.
          if (!postgres?.lives()) await postgres?.start()
          expect((await fetch(`${server.address}/health/ready`)).status).toBe(200)
        },
        { timeout: 60_000, interval: 100 },
      )
      await requireGoingOn(load)
      // The bytes of a save whose commit got no answer may stay until a start sweeps them.
      expect((await faults()).filter((fault) => !fault.startsWith('an upload on the disk that no row'))).toEqual([])
    },
  )
})
