import fc from 'fast-check'
import { rmSync } from 'node:fs'
import { prepareStart, simulate } from './simulate.ts'
import type { Plant } from './SimulatedServer.ts'
import { script, type Step } from './steps.ts'

/** Steps of one run at most. */
const longest = 400

/**
 * Plays runs of growing numbers, each from its number alone, until there were so many operations or one fails; that one is
 * shrunk: steps are dropped as long as it still fails, in so many tries.
 * @returns the failure with the number that plays it again, and the shortest script that was found for it
 */
export async function runSimulations(given: { seed: number; operations: number; plant?: Plant; tries?: number }) {
  const start = await prepareStart()
  let operations = 0
  let runs = 0
  try {
    for (; operations < given.operations; runs += 1) {
      const seed = given.seed + runs
      const [steps = []] = fc.sample(fc.noBias(script(longest)), { seed, numRuns: 1 })
      operations += steps.length
      const play = (some: readonly Step[]) => simulate(some, seed, start, given.plant)
      const faults = await play(steps)
      if (faults.length === 0) continue
      const { steps: fewer, faults: left } = await shrink({ steps, faults }, play, given.tries ?? 300)
      const lines = fewer.map((step) => JSON.stringify(step))
      const failure = [`SEED=${seed}, ${fewer.length} of ${steps.length} steps:`, ...lines, ...left].join('\n')
      return { operations, runs, failure }
    }
    return { operations, runs, failure: undefined }
  } finally {
    rmSync(start.folder, { recursive: true, force: true })
  }
}

interface Failure {
  steps: readonly Step[]
  faults: string[]
}

/** Drops halves, quarters … and single steps, in so many tries. */
async function shrink(
  first: Failure,
  play: (steps: readonly Step[]) => Promise<string[]>,
  tries: number,
): Promise<Failure> {
  let shortest = first
  let tried = 0
  for (let size = first.steps.length; size >= 1; size = Math.floor(size / 2)) {
    for (let from = 0; from < shortest.steps.length && tried < tries; tried += 1) {
      const steps = shortest.steps.toSpliced(from, size)
      const faults = await play(steps)
      if (faults.length > 0) shortest = { steps, faults }
      else from += size
    }
  }
  return shortest
}
