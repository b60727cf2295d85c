import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAccount } from '#server/identity/createAccount.ts'
import { createPasswords } from '#server/identity/passwords.ts'
import { openSqlite } from '#server/store/openSqlite.ts'

/** Resident memory of the server in MiB. */
export interface Memory {
  before: number
  peak: number
}

/** What is sent: one record with files, all of one size. */
export interface Upload {
  /** Behind the prefix of the API. */
  path: string
  jsonPart: string
  record: object
  /** Name of the part that carries the files. */
  filePart: string
  count: number
  bytes: number
}

const account = { email: 'bench@example.org', password: 'Measured-7 word' }
const mebibyte = 1024 * 1024

/**
 * Sends one upload to a server that runs as a process of its own, and watches how much memory that takes. Undefined where
 * the system does not tell the memory of a process.
 */
export async function measureMemory(upload: Upload): Promise<Memory | undefined> {
  if (process.platform !== 'linux') return undefined
  const dataDir = mkdtempSync(join(tmpdir(), 'trousseau-bench-'))
  let server: ChildProcess | undefined
  try {
    const store = await openSqlite(dataDir)
    await createAccount(account, { store, passwords: createPasswords(), clock: () => new Date() })
    await store.close()
    const env = { ...process.env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'fatal', API_PREFIX: '/api' }
    server = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts'], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const api = `${await addressOf(server)}/api`
    const authorization = `Bearer ${await signIn(api)}`
    // One small upload first: what is loaded once is no matter of size.
    await send(api, authorization, { ...upload, bytes: 1024 })
    const before = residentOf(server)
    let peak = before
    const timer = setInterval(() => (peak = Math.max(peak, residentOf(server))), 5)
    try {
      await send(api, authorization, upload)
    } finally {
      clearInterval(timer)
    }
    return { before, peak: Math.max(peak, residentOf(server)) }
  } finally {
    if (server && server.exitCode === null) {
      const ended = once(server, 'exit')
      server.kill('SIGKILL')
      await ended
    }
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function addressOf(server: ChildProcess): Promise<string> {
  for await (const chunk of server.stdout ?? []) {
    const address = /ready: (\S+)/.exec(String(chunk))?.[1]
    if (address !== undefined) return address.replace(/\/$/, '')
  }
  throw new Error('The server did not start')
}

async function signIn(api: string): Promise<string> {
  const answer = await fetch(`${api}/authentication/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: account.email, password: account.password }),
  })
  return ((await answer.json()) as { access_token: string }).access_token
}

async function send(api: string, authorization: string, upload: Upload): Promise<void> {
  const form = new FormData()
  form.append(upload.jsonPart, new Blob([JSON.stringify(upload.record)], { type: 'application/json' }))
  const file = new Blob([Buffer.alloc(upload.bytes, 1)])
  for (let index = 0; index < upload.count; index += 1) form.append(upload.filePart, file, `${index}.bin`)
  const answer = await fetch(api + upload.path, { method: 'POST', headers: { authorization }, body: form })
  if (!answer.ok) throw new Error(`The upload was refused (${answer.status}): ${await answer.text()}`)
}

function residentOf(server: ChildProcess | undefined): number {
  const status = readFileSync(`/proc/${server?.pid}/status`, 'utf8')
  return (Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? NaN) * 1024) / mebibyte
}
