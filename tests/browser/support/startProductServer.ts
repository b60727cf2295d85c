import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../freePort.ts'
import { type Account, enterAccounts } from './Account.ts'

/** The real product, in a process of its own with a data folder of its own. */
export interface ProductServer {
  /** Address of the browser app, with the base path and a slash at the end. */
  url: string
  /** The same, past everything that a test may put in between. */
  direct: string
  dataDir: string
  /** Accounts that may sign in. */
  accounts: Account[]
  /** What it wrote so far. */
  output: () => string
  stop: (signal?: NodeJS.Signals) => Promise<void>
  start: () => Promise<void>
  /** Stops it and starts it again over the same data. */
  restart: () => Promise<void>
  /** Stops it and takes its data away. */
  remove: () => Promise<void>
}

// More than there are tests: without a failure one worker may run them all.
const accountsPerServer = 600
const patience = 30_000

/**
 * Starts the product on a free port over a fresh data folder.
 * @param settings environment beside port and folder
 * @param project folder of the product, where it is not this one
 */
export async function startProductServer(
  settings: Record<string, string> = {},
  project = process.cwd(),
): Promise<ProductServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'trousseau-browser-'))
  const accounts = await enterAccounts({ ...settings, DATA_DIR: dataDir }, accountsPerServer)
  const port = String(await freePort())
  const base = (settings.BASE_PATH ?? '/').replace(/\/*$/, '/')
  let child: ChildProcess | undefined
  let output = ''

  async function start(): Promise<void> {
    const env = { ...process.env, HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...settings, PORT: port, DATA_DIR: dataDir }
    const started = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts'], {
      cwd: project,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = started
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (text: Buffer) => (output += text.toString()))
    await ready(started, `http://127.0.0.1:${port}/health/ready`, () => output)
  }
  async function stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  await start()
  const url = `http://127.0.0.1:${port}${base}`
  return {
    url,
    direct: url,
    dataDir,
    accounts,
    output: () => output,
    start,
    stop,
    async restart() {
      await stop()
      await start()
    },
    async remove() {
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function ready(child: ChildProcess, address: string, output: () => string): Promise<void> {
  const end = Date.now() + patience
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`The server stopped while starting:\n${output()}`)
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((done) => setTimeout(done, 50))
  }
  child.kill('SIGKILL')
  throw new Error(`The server was not ready after ${patience / 1000} s:\n${output()}`)
}
