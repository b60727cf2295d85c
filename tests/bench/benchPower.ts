import { randomInt } from 'node:crypto'
import { packServer } from '../databases/load/packServer.ts'
import { cutPower } from '../databases/power/cutPower.ts'
import { canRecord, noRecorder, recordRun } from '../databases/power/recordRun.ts'
import { atMost, type BenchPart } from './Bench.ts'

const images = Number(process.env['POWER_IMAGES'] ?? 1000)
const seed = Number(process.env['POWER_SEED'] ?? randomInt(2 ** 31))

/** Whether what a disk may hold after a cut of power has all that was acknowledged, at a thousand moments of a run. */
export const benchPower: BenchPart = async ({ keep }) => {
  if (!canRecord) {
    console.warn(noRecorder)
    return []
  }
  const packed = await packServer()
  try {
    const run = await recordRun(packed.file, { seed, writes: 400 })
    const faults = await cutPower(run, { images, seed })
    for (const fault of faults) console.error(fault)
    const bound = `faults in ${images} images of ${run.operations.length} operations, POWER_SEED=${seed}`
    const verdicts = [atMost(bound, faults.length, 0)]
    keep('power', { verdicts, seed, images, operations: run.operations.length, faults })
    return verdicts
  } finally {
    packed.remove()
  }
}
