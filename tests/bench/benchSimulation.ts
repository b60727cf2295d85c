import { randomInt } from 'node:crypto'
import { runSimulations } from '../databases/simulation/runSimulations.ts'
import { atMost, type BenchPart } from './Bench.ts'

const operations = Number(process.env['OPERATIONS'] ?? 1_000_000)
const seed = Number(process.env['SEED'] ?? randomInt(2 ** 30))

/** Whether people, processes and a bad network bring the server to lose, double or show anything, in a million operations. */
export const benchSimulation: BenchPart = async ({ keep }) => {
  const { failure, ...played } = await runSimulations({ seed, operations })
  if (failure !== undefined) console.error(failure)
  const bound = `failures in ${played.operations} operations of ${played.runs} runs, SEED=${seed}`
  const verdicts = [atMost(bound, failure === undefined ? 0 : 1, 0)]
  keep('simulation', { verdicts, seed, failure, ...played })
  return verdicts
}
