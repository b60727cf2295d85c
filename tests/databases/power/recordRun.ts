import { spawnSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { manyWrites } from '../../api/manyWrites.ts'
import { contact, newcomer, ownBrowser } from '../../api/people.ts'
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
  /** When each was done, in milliseconds since 1970. */
  done: Partial<Record<Milestone, number>>
}

/** What is done one after another: `older` undoes a migration, so that there is one to carry out. */
export type Milestone = 'server' | 'backup' | 'restore' | 'older' | 'migration'

export const canRecord = spawnSync('strace', ['-V']).status === 0
export const noRecorder = 'strace is not installed: no cut of power is replayed.'

/** Runs Node with what it writes recorded. */
function runRecorded(trace: string, args: string[], environment: Record<string, string> = {}) {
  const recorder = ['-f', '-y', '-ttt', '-xx', '-s', '50000000', '--seccomp-bpf', '-e', `trace=${recordedCalls}`]
  return spawn('strace', [...recorder, '-o', trace, process.execPath, ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

/**
 * Runs a packed server from its very first start to its end: sign-ups, an activation, then creates, updates and removals
 * with pictures, eight at a time. Then its data is backed up, restored elsewhere, and brought further from an older form.
 * @param preload a module that is loaded before the server
 */
export async function recordRun(
  file: string,
  { seed, writes, preload }: { seed: number; writes: number; preload?: string },
): Promise<RecordedRun> {
  const origin = Date.now() - performance.now()
  const folder = mkdtempSync(join(tmpdir(), 'trousseau-power-'))
  const disk = join(folder, 'disk')
  mkdirSync(disk)
  const trace = join(folder, 'trace')
  const server = runRecorded(trace, [...(preload ? ['--import', preload] : []), file], {
    PORT: '0',
    LOG_LEVEL: 'fatal',
    ...manyWrites,
    DATA_DIR: join(disk, 'data'),
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
  const json = { 'content-type': 'application/json', ...ownBrowser }
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
  const operations = await readTrace(trace, disk)
  const done: RecordedRun['done'] = { server: Date.now() }
  // Weaknesses are those of a server.
  if (!preload) {
    const places = ['data', 'backup', 'restored'].map((name) => join(disk, name))
    const moving = runRecorded(trace, ['--import', 'tsx', 'tests/databases/power/moveOn.ts', ...places])
    for (const line of (await text(moving.stdout)).trim().split('\n')) {
      const [what = '', time] = line.split(' ')
      done[what as Milestone] = Number(time)
    }
    if (done.migration === undefined) throw new Error('Not all was done that is to be recorded')
    operations.push(...(await readTrace(trace, disk)))
  }
  rmSync(folder, { recursive: true, force: true })
  return { operations, slots: load.slots, signUps, origin, done }
}
