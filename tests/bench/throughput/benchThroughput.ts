import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atLeast, atMost, type BenchPart, type Verdict, median, inTurn } from '../Bench.ts'
import { type Load, type OperationName, operations, load, type Target } from './load.ts'
import { bearerAt, enterAccount } from '../../databases/postgres/client.ts'
import { copyData, enterOthers, enterRecords } from './prepareData.ts'
import { type ServerProcess, startProcess } from './startProcess.ts'

const connections = 100
const plan = {
  /** Records of the account that calls. */
  records: 100,
  /** Records of other owners in the crowded database. */
  others: 100_000,
  rounds: 5,
  warmUp: { connections, duration: 4 },
  effort: { connections, duration: 2 },
}

/** Least share of the rate of the routes written by hand. */
const least: Record<OperationName, number> = { list: 0.6, details: 0.6, create: 0.5, update: 0.5 }
/** Most times the time that 99 of 100 calls of these routes stay below. */
const maxTail = 2
/** Records of other owners may slow a call by this factor at most. */
const maxGrowth = 1.2

/** Calls a second beside routes written by hand, and with many records of other owners. */
export const benchThroughput: BenchPart = async ({ keep }) => {
  const rounds = await measureThroughput()
  const verdicts = operations.flatMap((name) => judge(name, rounds[name]))
  keep('throughput', { verdicts, rounds })
  console.log('The server under 100 connections: as it is, by hand, and with 100000 records of other owners.')
  console.table(
    operations.flatMap((operation) =>
      servers.map((server) => {
        const over = (what: keyof Load) =>
          Math.round(median(rounds[operation].flatMap((one) => one[server][what] ?? [])))
        const [rate, p99, processor] = [over('rate'), over('p99'), over('processor')]
        return { operation, server, 'calls a second': rate, 'p99 in ms': p99, 'processor time in µs': processor }
      }),
    ),
  )
  return verdicts
}

/** The median of the rounds counts: one that was disturbed decides nothing. */
function judge(name: OperationName, rounds: readonly Round[]): Verdict[] {
  const share = median(rounds.map(({ product, bare }) => product.rate / bare.rate))
  const tail = median(rounds.map(({ product, bare }) => product.p99 / bare.p99))
  const growth = median(rounds.map(({ product, crowded }) => product.rate / crowded.rate))
  return [
    atLeast(`calls a second, ${name}, beside routes written by hand`, share, least[name]),
    atMost(`p99 of ${name}, beside routes written by hand`, tail, maxTail),
    atMost(`time of ${name} with ${plan.others} records of other owners, beside none`, growth, maxGrowth),
  ]
}

const servers = ['product', 'bare', 'crowded'] as const
type ServerName = (typeof servers)[number]

/** What each server did in one round, right after the others. */
type Round = Record<ServerName, Load>

/** One whose records are read and changed. */
const email = 'bench@example.org'
/** Creates are not of one person, who would soon have more records than an account may hold. */
const creators = Array.from({ length: 10 }, (_, index) => `bench-${index}@example.org`)

/**
 * Loads the product, the same routes written by hand, and the product over a database that holds many records of other
 * owners. Each has a process and an embedded database of its own; within a round they come one right after the other, so
 * that a machine that slows down slows all of them.
 */
async function measureThroughput(): Promise<Record<OperationName, Round[]>> {
  const folder = mkdtempSync(join(tmpdir(), 'trousseau-bench-'))
  const place = (name: ServerName) => join(folder, name)
  const running: ServerProcess[] = []
  const keep = async (starting: Promise<ServerProcess>) => {
    const server = await starting
    running.push(server)
    return server
  }
  try {
    for (const one of [email, ...creators]) await enterAccount({ DATA_DIR: place('product') }, one)
    const product = await keep(startProcess('product', place('product')))
    const headers = await bearerAt(product.address, email)
    const ids = await enterRecords(product.api, headers, plan.records)
    copyData(place('product'), place('bare'))
    copyData(place('product'), place('crowded'))
    enterOthers(place('crowded'), plan.others)
    const bare = await keep(startProcess('bare', place('bare')))
    const crowded = await keep(startProcess('product', place('crowded')))
    const targets: Record<ServerName, Target> = {
      product: { server: product, headers, ids },
      bare: { server: bare, headers: {}, ids },
      crowded: { server: crowded, headers: await bearerAt(crowded.address, email), ids },
    }
    const creating: Record<ServerName, Target> = {
      product: await withCreators(targets.product),
      bare: targets.bare,
      crowded: await withCreators(targets.crowded),
    }
    const figures: Record<OperationName, Round[]> = { list: [], details: [], create: [], update: [] }
    // Lists first, while each holds the records that it began with.
    for (const operation of operations) {
      const called = operation === 'create' ? creating : targets
      for (const name of servers) await load(operation, called[name], plan.warmUp)
      for (let round = 0; round < plan.rounds; round += 1) {
        figures[operation].push(await inTurn(servers, round, (name) => load(operation, called[name], plan.effort)))
      }
    }
    return figures
  } finally {
    for (const server of running) await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A server that is called for ten people. */
async function withCreators(target: Target): Promise<Target> {
  const [headers = {}, ...others] = await Promise.all(creators.map((one) => bearerAt(target.server.address, one)))
  return { ...target, headers, others }
}
