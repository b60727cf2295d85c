import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bearerAt, enterAccount } from '../../databases/postgres/client.ts'
import { inTurn } from '../Bench.ts'
import { copyData, enterOthers, enterRecords } from './prepareData.ts'
import { type Effort, type Load, load, type OperationName, operations, type Target } from './load.ts'
import { type ServerProcess, startBare, startProduct } from './startProcess.ts'

export const servers = ['product', 'bare', 'crowded'] as const
export type ServerName = (typeof servers)[number]

/** What each server did in one round, right after the others. */
export type Round = Record<ServerName, Load>

const email = 'bench@example.org'

interface ThroughputPlan {
  /** Records of the account that calls. */
  records: number
  /** Records of other owners in the crowded database. */
  others: number
  rounds: number
  warmUp: Effort
  effort: Effort
}

/**
 * Loads the product, the same routes written by hand, and the product over a database that holds many records of other
 * owners. Each has a process and an embedded database of its own; within a round they come one right after the other, so
 * that a machine that slows down slows all of them.
 */
export async function measureThroughput(plan: ThroughputPlan): Promise<Record<OperationName, Round[]>> {
  const folder = mkdtempSync(join(tmpdir(), 'trousseau-bench-'))
  const place = (name: ServerName) => join(folder, name)
  const running: ServerProcess[] = []
  const keep = async (starting: Promise<ServerProcess>) => {
    const server = await starting
    running.push(server)
    return server
  }
  try {
    await enterAccount({ DATA_DIR: place('product') }, email)
    const product = await keep(startProduct(place('product')))
    const headers = await bearerAt(product.address, email)
    const ids = await enterRecords(product.api, headers, plan.records)
    copyData(place('product'), place('bare'))
    copyData(place('product'), place('crowded'))
    enterOthers(place('crowded'), plan.others)
    const bare = await keep(startBare(place('bare')))
    const crowded = await keep(startProduct(place('crowded')))
    const targets: Record<ServerName, Target> = {
      product: { server: product, headers, ids },
      bare: { server: bare, headers: {}, ids },
      crowded: { server: crowded, headers: await bearerAt(crowded.address, email), ids },
    }
    const figures: Record<OperationName, Round[]> = { list: [], details: [], create: [], update: [] }
    // Lists first, while each holds the records that it began with.
    for (const operation of operations) {
      for (const name of servers) await load(operation, targets[name], plan.warmUp)
      for (let round = 0; round < plan.rounds; round += 1)
        figures[operation].push(await inTurn(servers, round, (name) => load(operation, targets[name], plan.effort)))
    }
    return figures
  } finally {
    for (const server of running) await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
