import { inHundredths, type Verdict } from './judge.ts'
import { median } from './median.ts'
import { type Load, type OperationName, operations } from './throughput/load.ts'
import { measureProcesses, type ProcessRates } from './throughput/measureProcesses.ts'
import { measureThroughput, type Round, type ServerName, servers } from './throughput/measureThroughput.ts'

const connections = 100
const plan = {
  records: 100,
  others: 100_000,
  rounds: 3,
  warmUp: { connections, until: { amount: 300 } },
  effort: { connections, until: { duration: 2 } },
}

/** Least share of the rate of the routes written by hand. */
const least: Record<OperationName, number> = { list: 0.6, details: 0.6, create: 0.5, update: 0.5 }
/** Records of other owners may slow a call by this factor at most. */
const mostGrowth = 1.2

export interface ThroughputFigures {
  rounds: Record<OperationName, Round[]>
  processes: ProcessRates
}

export async function judgeThroughput(): Promise<{ verdicts: Verdict[]; figures: ThroughputFigures }> {
  const rounds = await measureThroughput(plan)
  const processes = await measureProcesses(plan)
  return { verdicts: operations.flatMap((name) => judgeOperation(name, rounds[name])), figures: { rounds, processes } }
}

/** The median of the rounds counts: one that was disturbed decides nothing. */
export function judgeOperation(name: OperationName, rounds: readonly Round[]): Verdict[] {
  const share = inHundredths(median(rounds.map(({ product, bare }) => product.rate / bare.rate)))
  const growth = inHundredths(median(rounds.map(({ product, crowded }) => product.rate / crowded.rate)))
  return [
    {
      bound: `requests a second, ${name}, beside routes written by hand, at least`,
      value: share,
      limit: least[name],
      kept: share >= least[name],
    },
    {
      bound: `time of ${name} with ${plan.others} records of other owners, beside none`,
      value: growth,
      limit: mostGrowth,
      kept: growth <= mostGrowth,
    },
  ]
}

/** Lines for people: one for each operation and server. */
export function throughputTable({ rounds }: ThroughputFigures): object[] {
  const over = (name: OperationName, server: ServerName, what: keyof Load) =>
    Math.round(median(rounds[name].flatMap((round) => round[server][what] ?? [])))
  return operations.flatMap((name) =>
    servers.map((server) => ({
      operation: name,
      server,
      'requests a second': over(name, server, 'rate'),
      'p99 in ms': over(name, server, 'p99'),
      'processor time in µs': over(name, server, 'processor'),
    })),
  )
}
