import { randomInt } from 'node:crypto'
import { expect, it } from 'vitest'
import { packServer } from '../load/packServer.ts'
import { cutPower } from './cutPower.ts'
import { canRecord, recordRun } from './recordRun.ts'

const images = Number(process.env['POWER_IMAGES'] ?? 25)
const seed = Number(process.env['POWER_SEED'] ?? randomInt(2 ** 31))

it.skipIf(!canRecord)(
  'saves that share a flush are in every image of lost power once they were answered',
  { timeout: 120_000 + images * 3_000 },
  async () => {
    const packed = await packServer()
    try {
      const run = await recordRun(packed.file, { seed, writes: 80 })
      const flushes = run.operations.flatMap(({ kind, path, time }) =>
        kind === 'flush' && path.endsWith('trousseau.db-wal') ? [time - run.origin] : [],
      )
      const answers = run.slots.flatMap(({ writes }) => writes.flatMap(({ answered = [] }) => answered))
      const lastFlush = (answer: number) => flushes.findLast((flush) => flush < answer)
      expect(new Set(answers.map(lastFlush)).size, 'flushes that saves were answered after').toBeLessThan(
        answers.length,
      )
      expect(await cutPower(run, { images, seed }), `POWER_SEED=${seed}`).toEqual([])
    } finally {
      packed.remove()
    }
  },
)
