import { buildIfStale } from '../suite/buildIfStale.ts'
import type { BenchPart } from './Bench.ts'
import { judgeAnswers } from './judgeAnswers.ts'
import { judgeCrashes } from './judgeCrashes.ts'
import { judgeEdits } from './judgeEdits.ts'
import { judgeLargeAccount } from './judgeLargeAccount.ts'
import { judgeMemory } from './judgeMemory.ts'
import { judgeThroughput, throughputTable } from './judgeThroughput.ts'
import { measureScreens } from './screens/measureScreens.ts'

/**
 * How long it takes from a click to a screen that can be used, as on a slow telephone; without a bound, since it depends
 * on the machine. And what first visits weigh.
 */
export const benchScreens: BenchPart = async ({ keep }) => {
  await buildIfStale()
  const { times, weights } = await measureScreens()
  keep('screens', { times, weights })
  console.log('Milliseconds from a click to a screen that can be used: CPU slowed 4 times, 1.6 Mbit/s, 150 ms away.')
  console.table(times)
  return weights
}

/** Calls a second beside routes written by hand, and with many records of other owners. */
export const benchThroughput: BenchPart = async ({ keep }) => {
  const { verdicts, figures } = await judgeThroughput()
  keep('throughput', { verdicts, figures })
  console.log('The server under 100 connections: as it is, by hand, and with 100000 records of other owners.')
  console.table(throughputTable(figures))
  console.log('Requests a second on one PostgreSQL: one process, and three with as many connections in all.')
  console.table(figures.processes)
  return verdicts
}

/** How long a saved definition takes until it is seen in `npm run dev`. */
export const benchEdits: BenchPart = async ({ keep }) => {
  const { verdicts, figures } = await judgeEdits()
  keep('edits', { verdicts, figures })
  return verdicts
}

/** Whether an answer tells by its time if an address has an account. */
export const benchAnswers: BenchPart = async ({ keep }) => {
  const verdicts = await judgeAnswers()
  keep('answers', { verdicts })
  return verdicts
}

/** The memory that large uploads take, and whether an account with many large records is served in little of it. */
export const benchMemory: BenchPart = async ({ keep }) => {
  const { verdicts, figures } = await judgeMemory()
  if (!figures) {
    console.log('The memory of a process is not told on this system; it was not measured.')
    return []
  }
  keep('memory', { verdicts, figures })
  console.log('Memory of the server in MiB, before an upload of 20 files and at its peak.')
  console.table({ '20 × 0.5 MiB': figures.small, '20 × 5 MiB': figures.large })
  const large = await judgeLargeAccount()
  keep('large-account', large)
  console.log('2000 tenants of 256 kB, listed, searched and exported in a heap of 512 MiB; milliseconds.')
  console.table([large.figures])
  return [...verdicts, ...large.verdicts]
}

/** Kills the server in the middle of writes: CRASH_RUNS times, 200 if not given. */
export const benchCrashes: BenchPart = async ({ keep }) => {
  const { verdicts, seed, reports } = await judgeCrashes()
  keep('crashes', { verdicts, seed, reports })
  return verdicts
}
