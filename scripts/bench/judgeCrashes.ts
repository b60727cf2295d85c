import { randomInt } from 'node:crypto'
import { killAgain, type KillReport } from '../../tests/databases/crash/killAgain.ts'
import { freshSchema } from '../../tests/databases/database.ts'
import { startPostgres } from '../../tests/databases/embeddedPostgres.ts'
import { packServer } from '../../tests/databases/load/packServer.ts'
import type { Verdict } from './judge.ts'

/** Kills over both databases together. */
const runs = Number(process.env['CRASH_RUNS'] ?? 200)
const seed = Number(process.env['CRASH_SEED'] ?? randomInt(2 ** 31))

/** Whether a server that is killed again and again keeps every acknowledged write whole, on both databases. */
export async function judgeCrashes(): Promise<{ verdicts: Verdict[]; seed: number; reports: KillReport[] }> {
  const packed = await packServer()
  const postgres = await startPostgres({ durable: false })
  const each = { file: packed.file, runs: Math.ceil(runs / 2), seed }
  try {
    const reports = [
      await killAgain({ ...each, database: {} }),
      await killAgain({ ...each, database: { DATABASE_URL: await freshSchema(postgres.url) } }),
    ]
    for (const fault of reports.flatMap(({ faults }) => faults)) console.error(fault)
    const verdicts = reports.map(({ faults, acknowledged, kills }, index): Verdict => {
      const where = ['SQLite', 'PostgreSQL'][index] ?? ''
      const all = kills.load + kills.start + kills.migration
      const bound = `faults after ${all} kills among ${acknowledged} acknowledged writes on ${where}, CRASH_SEED=${seed}`
      return { bound, value: faults.length, limit: 0, kept: faults.length === 0 }
    })
    return { verdicts, seed, reports }
  } finally {
    await postgres.close()
    packed.remove()
  }
}
