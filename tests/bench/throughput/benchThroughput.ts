import { atLeast, atMost, type BenchPart, type Verdict } from '../Bench.ts'
import { median } from '../figures.ts'
import { type Load, type OperationName, operations } from './load.ts'
import { measureThroughput, type Round, servers } from './measureThroughput.ts'

const connections = 100
const plan = {
  records: 100,
  others: 100_000,
  rounds: 3,
  warmUp: { connections, duration: 1 },
  effort: { connections, duration: 2 },
}

/** Least share of the rate of the routes written by hand. */
const least: Record<OperationName, number> = { list: 0.6, details: 0.6, create: 0.5, update: 0.5 }
/** Most times the time that 99 of 100 calls of these routes stay below. */
const mostTail = 2
/** Records of other owners may slow a call by this factor at most. */
const mostGrowth = 1.2

/** Calls a second beside routes written by hand, and with many records of other owners. */
export const benchThroughput: BenchPart = async ({ keep }) => {
  const rounds = await measureThroughput(plan)
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
    atMost(`p99 of ${name}, beside routes written by hand`, tail, mostTail),
    atMost(`time of ${name} with ${plan.others} records of other owners, beside none`, growth, mostGrowth),
  ]
}
