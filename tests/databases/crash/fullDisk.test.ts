import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readSettings } from '#server/settings.ts'
import { freshDatabase, onPostgres } from '../freshDatabase.ts'
import { createCaller } from '../load/createCaller.ts'
import { createLoad } from '../load/createLoad.ts'
import { findFaults } from '../load/findFaults.ts'
import { packServer } from '../load/packServer.ts'
import { readStored } from '../load/readStored.ts'
import { runPacked, type Environment, type ServerProcess } from '../load/ServerProcess.ts'
import { bearerAt, enterAccount, estatesAt } from '../postgres/client.ts'

const email = 'marie@example.org'
const folder = mkdtempSync(join(tmpdir(), 'trousseau-disk-'))
/** A disk of its own; most systems let nobody but root mount one. */
const mounted =
  process.platform === 'linux' && spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', folder]).status === 0
if (!mounted) console.log('No small disk can be mounted here (mount -t tmpfs): a full disk is not tried.')

const dataDir = join(folder, 'data')
let packed: Awaited<ReturnType<typeof packServer>>
let environment: Environment
let server: ServerProcess

// The rows of PostgreSQL lie on its own disk; uploads are refused alike.
describe.runIf(mounted && !onPostgres)('a disk that is full', { timeout: 120_000 }, () => {
  beforeAll(async () => {
    packed = await packServer()
    environment = { DATA_DIR: dataDir, ...(await freshDatabase()) }
    await enterAccount(environment, email)
    server = runPacked(packed.file, environment)
  }, 120_000)
  afterAll(async () => {
    await server.end('SIGKILL')
    packed.remove()
    spawnSync('umount', [folder])
    rmSync(folder, { recursive: true, force: true })
  }, 60_000)

  it('refuses what cannot be kept, loses nothing that was acknowledged, and goes on by itself when there is room', async () => {
    const address = await server.ready()
    const bearer = await bearerAt(address, email)
    const load = createLoad(bearer, { seed: 5, pictureSize: 100_000 })
    const caller = createCaller(address)
    await load.write(caller, 30)
    fill()
    while (load.refused.length === 0) await load.write(caller, 1000)
    // Each writer stops at its first refusal: told to come again, not that something is broken.
    expect(new Set(load.refused)).toEqual(new Set([503]))
    expect((await fetch(`${address}/health/live`)).status).toBe(200)
    expect((await estatesAt(address, bearer)).length).toBeGreaterThan(0)

    rmSync(join(dataDir, 'ballast'))
    await vi.waitFor(() => load.repeat(caller), { timeout: 20_000 })
    await load.write(caller, load.slots.reduce((count, { writes }) => count + writes.length, 0) + 20)
    expect(findFaults(load.slots, await readStored(readSettings(environment)))).toEqual([])

    fill()
    const before = load.refused.length
    while (load.refused.length === before) await load.write(caller, 2000)
    await server.end('SIGKILL')
    caller.close()
    rmSync(join(dataDir, 'ballast'))
    server = runPacked(packed.file, environment)
    const again = createCaller(await server.ready())
    await load.repeat(again)
    again.close()
    expect(findFaults(load.slots, await readStored(readSettings(environment)))).toEqual([])
  })
})

/** Takes all the room that is left but a little, in which some more writes fit. */
function fill(): void {
  const size = (kilobytes: number) => Buffer.alloc(kilobytes * 1024)
  for (let left = 24 * 1024; left > 1024; left -= 512) {
    try {
      writeFileSync(join(dataDir, 'ballast'), size(left))
    } catch {
      continue
    }
    writeFileSync(join(dataDir, 'ballast'), size(Math.max(left - 1024, 0)))
    return
  }
  if (!existsSync(join(dataDir, 'ballast'))) throw new Error('The disk is full already')
}
