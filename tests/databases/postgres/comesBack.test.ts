import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readSettings } from '#server/settings.ts'
import { house } from '../../api/requests.ts'
import { runPacked } from '../../api/serverProcess.ts'
import { packServer } from '../load/packServer.ts'
import { startPostgres, type PostgresServer } from '../embeddedPostgres.ts'
import { freshDatabase } from '../freshDatabase.ts'
import { createCaller } from '../load/createCaller.ts'
import { createLoad } from '../load/createLoad.ts'
import { findFaults, findHalves } from '../load/findFaults.ts'
import { readStored } from '../load/readStored.ts'
import * as client from './client.ts'
import { openLine, type Line } from './line.ts'
import { temporaryFolder } from '../../temporaryFolder.ts'

const email = 'marie@example.org'

const dataDir = temporaryFolder()
let postgres: PostgresServer
let line: Line
let databaseUrl: string
let server: client.Instance
let bearer: { authorization: string }

// A database of its own, with each commit on the disk, behind a line that can be cut.
beforeAll(async () => {
  postgres = await startPostgres({ durable: true })
  line = await openLine(postgres.url)
  databaseUrl = (await freshDatabase(line.url)).DATABASE_URL ?? ''
  server = await client.startInstance({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
  await client.enterAccount({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }, email)
  bearer = await client.bearerAt(server.address, email)
}, 120_000)
afterAll(async () => {
  server.process.kill('SIGKILL')
  await line.close()
  await postgres.close()
})

const ready = async () => (await fetch(`${server.address}/health/ready`)).status
const stored = () => readStored(readSettings({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }))
/** The bytes of a save whose commit got no answer may stay until a start sweeps them. */
const isLeft = (fault: string) => fault.startsWith('an upload on the disk that no row')
const estates = () => client.estatesAt(server.address, bearer)
const becomesReady = () => vi.waitFor(async () => expect(await ready()).toBe(200), { timeout: 20_000, interval: 50 })

describe('a database that goes away', { timeout: 120_000 }, () => {
  it('is told by 503 with Retry-After, and the same server goes on when it is back', async () => {
    expect(await ready()).toBe(200)
    await postgres.crash()
    const refused = await client.enterEstate(server.address, house, bearer)
    expect([refused.status, refused.retryAfter]).toEqual([503, '5'])
    expect(refused.body).toContain('ERR_GEN_503')
    expect((await client.signInAt(server.address, email)).status).toBe(503)
    expect(await ready()).toBe(503)
    expect((await fetch(`${server.address}/health/live`)).status).toBe(200)
    await postgres.start()
    await becomesReady()
    expect((await client.enterEstate(server.address, house, bearer)).status).toBe(200)
    expect(await estates()).toHaveLength(1)
  })

  it('loses nothing that was acknowledged and enters nothing twice, over crashes and cuts under load', async () => {
    const load = createLoad(bearer, { seed: 7 })
    const caller = createCaller(server.address)
    const writing = async () => {
      while (load.begun() < 200) {
        await load.write(caller, 200)
        await vi.waitFor(() => load.repeat(caller), { timeout: 60_000, interval: 50 })
      }
    }
    const trouble = async () => {
      for (const part of [20, 50, 80, 110, 140, 170]) {
        await vi.waitFor(() => expect(load.acknowledged()).toBeGreaterThan(part), { timeout: 60_000, interval: 5 })
        await pause(Math.random() * 50)
        if (part % 20 === 0) {
          await postgres.crash()
          await pause(200)
          await postgres.start()
        } else {
          line.cut()
        }
      }
    }
    await Promise.all([trouble(), writing()])
    caller.close()
    // The server told it each time, and went on: no fault, no cut answer.
    expect(new Set(load.refused)).toEqual(new Set([503]))
    expect(load.acknowledged()).toBe(200)
    await becomesReady()
    const entered = `"${house.label}" was never written`
    expect(findFaults(load.slots, await stored()).filter((fault) => fault !== entered && !isLeft(fault))).toEqual([])
  })

  it('keeps record and bytes of a save whose commit got no answer, and the same call again gets that one', async () => {
    const before = (await estates()).length
    const headers = { ...bearer, 'idempotency-key': 'commit-without-answer' }
    line.cutAfterCommit()
    expect((await client.enterEstate(server.address, house, headers)).status).toBe(503)
    expect(await estates()).toHaveLength(before + 1)
    const again = await client.enterEstate(server.address, house, headers)
    expect(again.status).toBe(200)
    expect(await estates()).toHaveLength(before + 1)
    expect(findHalves(await stored()).filter((fault) => !isLeft(fault))).toEqual([])
  })

  it('is given up when it neither answers nor refuses, and is taken again when it does', async () => {
    line.fallSilent()
    const begin = performance.now()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => client.enterEstate(server.address, house, bearer)),
    )
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503])
    expect(performance.now() - begin).toBeLessThan(40_000)
    line.restore()
    await becomesReady()
    expect((await client.enterEstate(server.address, house, bearer)).status).toBe(200)
  })
})

it.each([
  ['nobody listens', 'postgres://maria:canary-secret@127.0.0.1:1/rent', 'ECONNREFUSED'],
  ['the password is wrong', () => databaseUrl.replace('trousseau:trousseau@', 'trousseau:canary-secret@'), 'password'],
])(
  'a database that cannot be had at the start keeps the server from starting, which gives the reason and no secret: %s',
  { timeout: 60_000 },
  async (_, url, reason) => {
    const environment = { DATA_DIR: dataDir, DATABASE_URL: typeof url === 'string' ? url : url() }
    const failing = runPacked(await packServer(), environment)
    const output = await failing.errors
    await vi.waitFor(() => expect(failing.process.exitCode).toBe(1))
    expect(output).toContain('The server does not start: The database does not answer')
    expect(output).toContain(reason)
    expect(output).not.toContain('canary-secret')
  },
)
