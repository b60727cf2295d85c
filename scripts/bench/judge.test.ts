import { expect, it } from 'vitest'
import { judge, missed } from './judge.ts'
import { measureForms, type Bench, type Figures, type Series } from './measureForms.ts'

/** A round in which every action of ours took so many milliseconds, and of antd by hand ten. */
function roundOf(ours: number): Figures {
  const measured = (time: number) => ({ firsts: [time], keys: [time], pauses: [time], leaves: [time], tabs: [time] })
  return { ours: measured(ours), antd: measured(10) }
}

const seriesOf = (...rounds: number[]): Series[] => [{ subject: 'stored tenant', rounds: rounds.map(roundOf) }]

it('lets a single disturbed round decide nothing', () => {
  expect(judge(seriesOf(11, 90, 11, 11)).map(({ value, kept }) => ({ value, kept }))).toEqual([
    { value: 1.1, kept: true },
    { value: 1.1, kept: true },
  ])
})

it('sees what is too slow in every round', () => {
  expect(judge(seriesOf(14, 13.5, 14, 14)).map(({ kept }) => kept)).toEqual([false, false])
  expect(judge(seriesOf(12.5, 12.5, 12.5, 12.5)).map(({ kept }) => kept)).toEqual([false, true])
})

it('measures again what misses a bound, and only that', async () => {
  const times = [90, 90, 10, 10]
  const close = () => Promise.resolve()
  const bench: Bench = {
    close,
    measure: (subject, round) => Promise.resolve(roundOf(subject === 20 ? 10 : (times[round] ?? 10))),
  }
  const series = await measureForms(bench, [20, 'new tenant'], 2, missed)
  expect(series.map(({ rounds }) => rounds.length)).toEqual([2, 4])
})
