import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readSettings } from '#server/settings.ts'
import { onPostgres } from '../freshDatabase.ts'
import { createCaller } from '../load/createCaller.ts'
import { createLoad } from '../load/createLoad.ts'
import { findFaults } from '../load/findFaults.ts'
import { packServer } from '../load/packServer.ts'
import { readStored } from '../load/readStored.ts'
import { runPacked, type Environment, type ServerProcess } from '../../api/serverProcess.ts'
import { bearerAt, enterAccount, estatesAt } from '../postgres/client.ts'
import { mountDisk, noDisk } from './smallDisk.ts'

const email = 'marie@example.org'
const disk = onPostgres ? undefined : mountDisk(24)
if (!disk && !onPostgres) console.log(noDisk)

let packed: Awaited<ReturnType<typeof packServer>>
let environment: Environment
let server: ServerProcess

// The rows of PostgreSQL lie on a disk of their own, which tests/databases/postgres fills.
describe.runIf(disk)('a disk that is full', { timeout: 120_000 }, () => {
  beforeAll(async () => {
    packed = await packServer()
    environment = { DATA_DIR: join(disk?.folder ?? '', 'data') }
    await enterAccount(environment, email)
    server = runPacked(packed.file, environment)
  }, 120_000)
  afterAll(async () => {
    await server.end('SIGKILL')
    packed.remove()
    disk?.remove()
  }, 60_000)

  it('refuses what cannot be kept, loses nothing that was acknowledged, and goes on by itself when there is room', async () => {
    const address = await server.ready()
    const bearer = await bearerAt(address, email)
    const load = createLoad(bearer, { seed: 5, pictureSize: 100_000 })
    const caller = createCaller(address)
    await load.write(caller, 30)
    disk?.fill(1024)
    while (load.refused.length === 0) await load.write(caller, 1000)
    // Each writer stops at its first refusal: told to come again, not that something is broken.
    expect(new Set(load.refused)).toEqual(new Set([503]))
    expect((await fetch(`${address}/health/live`)).status).toBe(200)
    expect((await estatesAt(address, bearer)).length).toBeGreaterThan(0)

    disk?.clear()
    await vi.waitFor(() => load.repeat(caller), { timeout: 20_000 })
    const refused = load.refused.length
    await load.write(caller, load.begun() + 20)
    expect(load.refused.slice(refused)).toEqual([])
    expect(findFaults(load.slots, await readStored(readSettings(environment)))).toEqual([])

    disk?.fill(1024)
    const before = load.refused.length
    while (load.refused.length === before) await load.write(caller, 2000)
    await server.end('SIGKILL')
    caller.close()
    disk?.clear()
    server = runPacked(packed.file, environment)
    const again = createCaller(await server.ready())
    await load.repeat(again)
    again.close()
    expect(findFaults(load.slots, await readStored(readSettings(environment)))).toEqual([])
  })
})
