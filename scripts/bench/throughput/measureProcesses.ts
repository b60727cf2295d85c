import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../../tests/databases/embeddedPostgres.ts'
import { type Effort, load, type OperationName, operations, type Target } from './load.ts'
import { enterAccount, enterRecords, signIn } from './prepareData.ts'
import { type ServerProcess, startProduct } from './startProcess.ts'

const many = 3

/** Requests that were answered in a second: by one process, and by three side by side. */
export type ProcessRates = Record<OperationName, { one: number; three: number }>

/** Loads one process and then three on one PostgreSQL, with as many connections in all. */
export async function measureProcesses({
  records,
  effort,
}: {
  records: number
  effort: Effort
}): Promise<ProcessRates> {
  const folder = mkdtempSync(join(tmpdir(), 'trousseau-bench-'))
  const postgres = await startPostgres({ durable: true })
  const running: ServerProcess[] = []
  try {
    const settings = { DATABASE_URL: postgres.url, TOKEN_KEY: 'a key that all processes of the measurement share' }
    await enterAccount({ dataDir: folder, databaseUrl: postgres.url })
    for (let index = 0; index < many; index += 1) {
      const dataDir = join(folder, String(index))
      mkdirSync(dataDir)
      running.push(await startProduct(dataDir, settings))
    }
    const [first] = running
    if (!first) throw new Error('No process was started')
    const headers = await signIn(first)
    const ids = await enterRecords(first, headers, records)
    const targets = running.map((server): Target => ({ server, headers, ids }))
    const rateOf = async (some: Target[], name: OperationName) => {
      const share = { ...effort, connections: Math.ceil(effort.connections / some.length) }
      const loads = await Promise.all(some.map((target) => load(name, target, share)))
      return loads.reduce((sum, { rate }) => sum + rate, 0)
    }
    const rates: Partial<ProcessRates> = {}
    for (const name of operations) {
      await rateOf(targets, name)
      // What is created makes the list longer, for both alike.
      rates[name] = { one: await rateOf(targets.slice(0, 1), name), three: await rateOf(targets, name) }
    }
    return rates as ProcessRates
  } finally {
    for (const server of running) await server.stop()
    await postgres.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
