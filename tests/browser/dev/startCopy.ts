import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '../../freePort.ts'
import { type Account, enterAccounts } from '../support/Account.ts'

/** What a file of JSON holds: parts by name. */
export type Content = Record<string, object>

/** A copy of the project in which somebody develops: `npm run dev` runs there, and its files may be changed. */
export interface ProjectCopy {
  /** Address of the development server, with a slash at the end. */
  url: string
  account: Account
  output: () => string
  read: (file: string) => string
  /** Saves a file of the copy. */
  save: (file: string, text: string) => void
  /** Changes the JSON of a file and saves it. */
  edit: (file: string, change: (content: Content) => void) => void
  remove: () => Promise<void>
}

const leftOut = new Set(['node_modules', 'dist', '.git', 'data', '.cache', 'test-results', 'playwright-report'])
const patience = 60_000

/** Packages are linked one by one, so that what Vite keeps among them stays in the copy. */
function linkPackages(folder: string): void {
  const from = realpathSync('node_modules')
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync(from))
    if (!/^\.(vite|cache|package-lock)/.test(name)) symlinkSync(join(from, name), join(folder, 'node_modules', name))
}

export async function startCopy(): Promise<ProjectCopy> {
  const folder = mkdtempSync(join(tmpdir(), 'trousseau-dev-'))
  for (const name of readdirSync('.').filter((one) => !leftOut.has(one)))
    cpSync(name, join(folder, name), { recursive: true })
  linkPackages(folder)
  const dataDir = join(folder, 'data')
  const [account] = await enterAccounts(dataDir, 1)
  if (!account) throw new Error('No account was entered')
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  let output = ''
  const child = spawn('npm', ['run', 'dev', '--', '--host', '127.0.0.1', '--port', String(port), '--strictPort'], {
    cwd: folder,
    env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'warn', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // npm starts a shell that starts Vite: all three are stopped as one group.
    detached: true,
  })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()))
  const end = Date.now() + patience
  while (!(await fetch(url).catch(() => undefined))?.ok) {
    if (child.exitCode !== null || Date.now() > end) throw new Error(`npm run dev does not answer:\n${output}`)
    await new Promise((done) => setTimeout(done, 100))
  }

  const place = (file: string) => resolve(folder, file)
  const read = (file: string) => readFileSync(place(file), 'utf8')
  const save = (file: string, text: string) => writeFileSync(place(file), text)
  return {
    url,
    account,
    output: () => output,
    read,
    save,
    edit(file, change) {
      const content = JSON.parse(read(file)) as Content
      change(content)
      save(file, `${JSON.stringify(content, null, 2)}\n`)
    },
    async remove() {
      const ended = once(child, 'exit')
      if (child.pid !== undefined && child.exitCode === null) {
        process.kill(-child.pid, 'SIGTERM')
        await ended
      }
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
