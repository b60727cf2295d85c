import { randomInt } from 'node:crypto'
import { expect, it } from 'vitest'
import { freshDatabase } from '../freshDatabase.ts'
import { packServer } from '../load/packServer.ts'
import { killAgain } from './killAgain.ts'

/** `CRASH_RUNS` counts those on both databases together; `npm run bench -- crashes` makes 200. */
const runs = Math.ceil(Number(process.env['CRASH_RUNS'] ?? 6) / 2)
/** `CRASH_SEED=<number>` carries the same writes and kills out again. */
const seed = Number(process.env['CRASH_SEED'] ?? randomInt(2 ** 31))

it(
  'a server that is killed again and again keeps every acknowledged write whole, and leaves nothing half, doubled or behind',
  { timeout: 120_000 + runs * 30_000 },
  async () => {
    const report = await killAgain(await packServer(), await freshDatabase(), { runs, seed })
    console.log(
      `Killed with CRASH_SEED=${seed}: ${report.acknowledged} acknowledged writes, ${JSON.stringify(report.kills)}`,
    )
    expect(report.faults, `CRASH_SEED=${seed}`).toEqual([])
    expect(report.kills.load).toBe(runs)
    expect(report.acknowledged).toBeGreaterThan(runs)
  },
)
