import { spawnSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { manyWrites } from '../../api/manyWrites.ts'
import { contact, newcomer } from '../../api/people.ts'
import { createCaller } from '../load/createCaller.ts'
import { createLoad, type Slot } from '../load/createLoad.ts'
import { readTrace, recordedCalls, type Operation } from './readTrace.ts'

/** What a server wrote and flushed in its life, and what it acknowledged meanwhile. */
export interface RecordedRun {
  operations: Operation[]
  slots: Slot[]
  /** Accounts that signed up, and when that was acknowledged, in milliseconds since 1970. */
  signUps: { email: string; answered: number }[]
  /** The clock of `slots` at 1970, in milliseconds. */
  origin: number
}

export const canRecord = spawnSync('strace', ['-V']).status === 0
export const noRecorder = 'strace is not installed: no cut of power is replayed.'

/**
 * Runs a packed server from its very first start to its end: sign-ups, an activation, then creates, updates and removals
 * with pictures, eight at a time.
 * @param preload a module that is loaded before the server
 */
export async function recordRun(
  file: string,
  { seed, writes, preload }: { seed: number; writes: number; preload?: string },
): Promise<RecordedRun> {
  const origin = Date.now() - performance.now()
  const folder = mkdtempSync(join(tmpdir(), 'trousseau-power-'))
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  const trace = join(folder, 'trace')
  const options = [
    '-f',
    '-y',
    '-ttt',
    '-xx',
    '-s',
    '50000000',
    '--seccomp-bpf',
    '-o',
    trace,
    '-e',
    `trace=${recordedCalls}`,
  ]
  const server = spawn('strace', [...options, process.execPath, ...(preload ? ['--import', preload] : []), file], {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'fatal', ...manyWrites, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = once(server, 'exit')
  let printed = ''
  server.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const find = async (pattern: RegExp) => {
    for (;;) {
      const found = pattern.exec(printed)?.[1]
      if (found !== undefined) return found
      if (server.exitCode !== null) throw new Error(`The server ended: ${printed}`)
      await pause(20)
    }
  }
  const address = (await find(/ready: (\S+)/)).replace(/\/$/, '')
  const caller = createCaller(address)
  const json = { 'content-type': 'application/json' }
  const send = async (method: string, path: string, body: object) => {
    const answer = await caller.send(method, path, json, Buffer.from(JSON.stringify(body)))
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${answer.body}`)
    return answer.body
  }
  const signUps: RecordedRun['signUps'] = []
  for (const name of ['ann', 'bob', 'cleo']) {
    const email = `${name}@example.org`
    await send('POST', '/api/authentication/user', { ...newcomer, email })
    signUps.push({ email, answered: Date.now() })
  }
  const link = await find(/Mail to ann@example\.org:[\s\S]*?subscription\/([^/\s]+)\/validate/)
  await send('POST', `/api/authentication/subscription/${link}/validate`, contact)
  const session = await send('POST', '/api/authentication/signin', {
    username: 'ann@example.org',
    password: newcomer.password,
  })
  const { access_token: token } = JSON.parse(session) as { access_token: string }
  const load = createLoad({ authorization: `Bearer ${token}` }, { seed, pictureSize: 3000 })
  await load.write(caller, writes)
  caller.close()
  // strace passes no signal on: its child has to get it.
  spawnSync('pkill', ['-TERM', '-P', String(server.pid)])
  await gone
  const operations = await readTrace(trace, dataDir)
  rmSync(folder, { recursive: true, force: true })
  return { operations, slots: load.slots, signUps, origin }
}
