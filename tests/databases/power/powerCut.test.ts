import { randomInt } from 'node:crypto'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packServer } from '../load/packServer.ts'
import { cutPower } from './cutPower.ts'
import { canRecord, noRecorder, recordRun } from './recordRun.ts'

/** `POWER_IMAGES=1000` replays as many of `POWER_WRITES=400`; `POWER_SEED=<number>` repeats writes and cuts. */
const images = Number(process.env['POWER_IMAGES'] ?? 30)
const writes = Number(process.env['POWER_WRITES'] ?? 120)
const seed = Number(process.env['POWER_SEED'] ?? randomInt(2 ** 31))

if (!canRecord) console.warn(noRecorder)

describe.skipIf(!canRecord)('a cut of power', { timeout: 120_000 + images * 3_000 }, () => {
  it('loses nothing that was acknowledged, and leaves nothing half done, though saves share a flush', async () => {
    const run = await recordRun(await packServer(), { seed, writes })
    const flushes = run.operations.flatMap(({ kind, path, time }) =>
      kind === 'flush' && path.endsWith('trousseau.db-wal') ? [time - run.origin] : [],
    )
    const answers = run.slots.flatMap(({ writes }) => writes.flatMap(({ answered = [] }) => answered))
    const lastFlush = (answer: number) => flushes.findLast((flush) => flush < answer)
    expect(new Set(answers.map(lastFlush)).size, 'flushes that saves were answered after').toBeLessThan(answers.length)
    expect(await cutPower(run, { images, seed }), `POWER_SEED=${seed}`).toEqual([])
  })

  it.each([
    ['a database that does not flush its log', 'withoutFlush', /acknowledged and lost|no start|signed up and is lost/],
    ['an upload that is renamed before it is flushed', 'renameFirst', /an upload that is not whole/],
  ])('is noticed with %s', async (_, weakness, fault) => {
    const preload = resolve('tests/databases/power/weak', `${weakness}.js`)
    const run = await recordRun(await packServer(), { seed, writes: 40, preload })
    expect((await cutPower(run, { images: 12, seed })).join('\n'), `POWER_SEED=${seed}`).toMatch(fault)
  })
})
