import { randomInt } from 'node:crypto'
import { killAgain } from '../databases/crash/killAgain.ts'
import { freshSchema } from '../databases/database.ts'
import { startPostgres } from '../databases/embeddedPostgres.ts'
import { packServer } from '../databases/load/packServer.ts'
import { atMost, type BenchPart } from './Bench.ts'

/** Kills over both databases together. */
const runs = Number(process.env['CRASH_RUNS'] ?? 200)
const seed = Number(process.env['CRASH_SEED'] ?? randomInt(2 ** 31))

/** Whether a server that is killed again and again keeps every acknowledged write whole, on both databases. */
export const benchCrashes: BenchPart = async ({ keep }) => {
  const packed = await packServer()
  const postgres = await startPostgres({ durable: false })
  const each = { file: packed.file, runs: Math.ceil(runs / 2), seed }
  try {
    const reports = {
      SQLite: await killAgain({ ...each, database: {} }),
      PostgreSQL: await killAgain({ ...each, database: { DATABASE_URL: await freshSchema(postgres.url) } }),
    }
    const verdicts = Object.entries(reports).map(([where, { faults, acknowledged, kills }]) => {
      for (const fault of faults) console.error(fault)
      const all = kills.load + kills.start + kills.migration
      const bound = `faults after ${all} kills among ${acknowledged} acknowledged writes on ${where}, CRASH_SEED=${seed}`
      return atMost(bound, faults.length, 0)
    })
    keep('crashes', { verdicts, seed, reports })
    return verdicts
  } finally {
    await postgres.close()
    packed.remove()
  }
}
