import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { copyProject } from '../../copyProject.ts'
import { freePort } from '../../freePort.ts'
import { newAccounts } from '../support/Account.ts'

/** What a file of JSON holds: parts by name. */
export type Content = Record<string, object>

/** A copy of the project in which somebody develops: `npm run dev` runs there, and its files may be changed. */
export type StartedCopy = Awaited<ReturnType<typeof startCopy>>

const timeoutMs = 60_000

export async function startCopy() {
  const copy = copyProject({ ownFolder: true })
  const { folder, read, write: save } = copy
  // What a commit holds is stored elsewhere; what comes after it is free to change.
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...words], { cwd: folder })
  git('init', '--quiet')
  git('add', 'schemas')
  git('commit', '--quiet', '--message', 'Stored by now')
  const dataDir = join(folder, 'data')
  const [account] = await newAccounts({ DATA_DIR: dataDir }, 1)
  if (!account) throw new Error('No account was entered')
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  let output = ''
  const child = spawn('npm', ['run', 'dev', '--', '--host', '127.0.0.1'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // npm starts a shell that starts Vite: all three are stopped as one group.
    detached: true,
  })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()))
  const end = Date.now() + timeoutMs
  while (!(await fetch(url).catch(() => undefined))?.ok) {
    if (child.exitCode !== null || Date.now() > end) throw new Error(`npm run dev does not answer:\n${output}`)
    await new Promise((done) => setTimeout(done, 100))
  }

  return {
    /** Address of the development server, with a slash at the end. */
    url,
    folder,
    account,
    output: () => output,
    read,
    /** Saves a file of the copy. */
    save,
    /** Changes the JSON of a file and saves it. */
    edit(file: string, change: (content: Content) => void) {
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
      copy.remove()
    },
  }
}
