import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, closeSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { manyWrites } from '../../api/manyWrites.ts'
import { packServer } from '../../databases/load/packServer.ts'

/** A server in a process of its own. */
export type ServerProcess = Awaited<ReturnType<typeof startProcess>>

const timeoutMs = 60_000

/** Programs that tell their address, and the prefix of their API. */
const programs = {
  /** The product, built, as it is started and logs on a machine of its own. */
  product: ['src/server/main.ts', '/api'],
  /** The product, where each save has a flush of its own. */
  oneFlushEach: ['tests/bench/throughput/oneFlushEach.ts', '/api'],
  /** The same routes written by hand, over a database that the product has made. */
  bare: ['tests/bench/throughput/bareServer.ts', ''],
} as const

/** Starts a program, and writes what it prints into its data folder, as a service manager does. */
export async function startProcess(
  name: keyof typeof programs,
  dataDir: string,
  settings: Record<string, string> = {},
) {
  const [program, prefix] = programs[name]
  const printed = join(dataDir, `printed-${crypto.randomUUID()}.log`)
  const file = openSync(printed, 'w')
  const env = {
    ...process.env,
    API_PREFIX: '/api',
    LOG_LEVEL: 'info',
    ...manyWrites,
    ...settings,
    PORT: '0',
    DATA_DIR: dataDir,
  }
  const words = name === 'product' ? [await packServer()] : ['--import', 'tsx', program]
  const child = spawn(process.execPath, words, { env, stdio: ['ignore', file, file] })
  closeSync(file)
  const end = Date.now() + timeoutMs
  let address: string | undefined
  while ((address = /ready: (\S+)/.exec(readFileSync(printed, 'utf8'))?.[1]) === undefined) {
    if (child.exitCode !== null || Date.now() > end) {
      throw new Error(`${program} did not start:\n${readFileSync(printed, 'utf8')}`)
    }
    await pause(20)
  }
  return {
    address: address.replace(/\/$/, ''),
    /** Address of its API, without a slash at the end. */
    api: address.replace(/\/$/, '') + prefix,
    /** Seconds of processor time that it has used so far; undefined where the system does not tell. */
    used: () => usedBy(child.pid),
    async stop() {
      if (child.exitCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Seconds of processor time that a process has used so far. The kernel counts in hundredths of a second. */
export function usedBy(pid: number | undefined): number | undefined {
  if (process.platform !== 'linux') return undefined
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}
