import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { freshDatabase } from '../../databases/freshDatabase.ts'
import { packServer } from '../../databases/load/packServer.ts'
import { bearerAt, enterAccount } from '../../databases/postgres/client.ts'
import { house, multipart, picture } from '../requests.ts'
import { runServer, type ServerProcess } from '../serverProcess.ts'
import { temporaryFolder } from '../../temporaryFolder.ts'

const email = 'marie@example.org'
let dataDir: string
let database: { DATABASE_URL?: string }
let child: ServerProcess | undefined

beforeEach(async () => {
  dataDir = temporaryFolder()
  database = await freshDatabase()
})
afterEach(() => child?.end())

function run(environment: Record<string, string> = {}): ServerProcess {
  child = runServer({ DATA_DIR: dataDir, ...database, ...environment })
  return child
}

/** What stands below a folder and can be read, written or entered by others than its owner. */
const openIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => (statSync(join(folder, path)).mode & 0o077) !== 0)
    .sort()

// Each of these starts a process or two, which takes its time on a busy machine.
describe('the server as a process', { timeout: 60_000 }, () => {
  it('does not start with wrong settings, and lists all of them', async () => {
    const server = run({ PORT: 'x', BASE_PATH: 'y' })
    const output = await server.errors
    expect(await server.end()).toBe(1)
    expect(output).toContain('PORT ("x")')
    expect(output).toContain('BASE_PATH ("y")')
  })

  it('keeps all of its data and backups to its owner, also in folders that others may enter', async () => {
    const umask = process.umask(0o022)
    const backup = join(dataDir, '..', `${basename(dataDir)}-backup`)
    try {
      await enterAccount({ DATA_DIR: dataDir, ...database }, email)
      // As an older version, or an unpacked copy, has left them.
      for (const name of ['files', 'incoming', 'outbox']) mkdirSync(join(dataDir, name), { recursive: true })
      for (const name of readdirSync(dataDir)) chmodSync(join(dataDir, name), 0o755)
      mkdirSync(backup)
      chmodSync(dataDir, 0o750)
      const address = await run({ LOG_LEVEL: 'info' }).ready()
      const bearer = await bearerAt(address, email)
      const { payload, headers } = await multipart(house, [picture()])
      const body = { method: 'POST', headers: { ...headers, ...bearer }, body: payload }
      expect((await fetch(`${address}/api/restapi/realestate`, body)).status).toBe(200)
      await fetch(`${address}/api/authentication/password/renew?email=${email}`, { method: 'POST' })
      await vi.waitFor(() => expect(readdirSync(join(dataDir, 'outbox'))).toHaveLength(1), { timeout: 20_000 })
      expect(openIn(dataDir)).toEqual([])
      const env = { ...process.env, DATA_DIR: dataDir, ...database }
      const made = spawnSync(process.execPath, [await packServer('backup'), backup], { env })
      expect(made.stderr.toString()).toBe('')
      expect([...openIn(backup), (statSync(backup).mode & 0o777).toString(8)]).toEqual(['700'])
      expect((statSync(dataDir).mode & 0o777).toString(8)).toBe('700')
    } finally {
      process.umask(umask)
      rmSync(backup, { recursive: true, force: true })
    }
  })

  it('has written every line of its log when it has ended', async () => {
    const server = run({ LOG_LEVEL: 'info' })
    const address = await server.ready()
    for (let count = 0; count < 20; count += 1) await fetch(`${address}/api/number-${count}`)
    await server.end('SIGTERM')
    const lines = server
      .printed()
      .split('\n')
      .filter((line) => line.startsWith('{'))
    const paths = lines.map((line) => (JSON.parse(line) as { path?: string }).path)
    expect(paths.filter((path) => path === '/api/*')).toHaveLength(20)
  })
})
