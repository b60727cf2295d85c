import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { packServer } from '../databases/load/packServer.ts'
import { runServer, type ServerProcess } from '../api/serverProcess.ts'
import { temporaryFolder } from '../temporaryFolder.ts'

interface Package {
  dependencies: Record<string, string>
  optionalDependencies: Record<string, string>
}

/** A machine that got the build, and the packages that `npm ci --omit=dev` installs. */
const machine = temporaryFolder()
let server: ServerProcess | undefined

beforeAll(async () => {
  cpSync(dirname(await packServer()), join(machine, 'dist/server'), { recursive: true })
  for (const name of ['package.json', 'package-lock.json']) cpSync(name, join(machine, name))
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Package
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const link = join(machine, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(resolve('node_modules', name), link)
  }
}, 60_000)
afterEach(() => server?.end())

const environment = { DATA_DIR: 'data', DATABASE_URL: '', LOG_LEVEL: 'warn' }

/** Runs a built program to its end. */
function command(name: string, words: string[] = [], settings = {}) {
  const env = { ...process.env, ...environment, ...settings }
  const program = [`dist/server/${name}.js`, ...words]
  const { stdout, stderr } = spawnSync(process.execPath, program, { cwd: machine, env, encoding: 'utf8' })
  return stdout + stderr
}

it('serves, and backs up, restores and migrates, without sources and packages of development', async () => {
  server = runServer(environment, { cwd: machine, program: ['dist/server/demo.js'] })
  const address = await server.ready()
  expect(await (await fetch(`${address}/health/ready`)).json()).toEqual({ status: 'ok' })
  await server.end('SIGTERM')
  expect(command('backup', ['backup'])).toMatch(/holds 1 accounts, \d\d records/)
  expect(command('restore', ['backup'], { DATA_DIR: 'restored' })).toMatch(
    /Restored as it was .*: 1 accounts, \d\d records/,
  )
  expect(command('migrate', [], { DATA_DIR: 'restored' })).toContain('All records stand')
}, 60_000)

it('names a mistake in its settings without a stack', () => {
  const said = command('main', [], { PORT: 'x' })
  expect(said).toContain('PORT ("x")')
  expect(said).not.toMatch(/^ +at /m)
})
