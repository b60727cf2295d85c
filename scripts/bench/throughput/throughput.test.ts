import { expect, it } from 'vitest'
import { judgeOperation } from '../judgeThroughput.ts'
import { operations } from './load.ts'
import { measureThroughput, type Round, servers } from './measureThroughput.ts'

it(
  'loads the product and the routes written by hand with every operation, and all answer',
  { timeout: 90_000 },
  async () => {
    const few = { connections: 4, until: { amount: 8 } }
    const figures = await measureThroughput({ records: 3, others: 1000, rounds: 1, warmUp: few, effort: few })
    for (const name of operations)
      for (const server of servers) expect(figures[name][0]?.[server].rate, `${name} ${server}`).toBeGreaterThan(0)
  },
)

it('holds the shares and the growth against their bounds, by the median of the rounds', () => {
  const load = (rate: number) => ({ rate, p99: 1, processor: 1 })
  const round = (product: number, crowded: number): Round => ({
    product: load(product),
    bare: load(100),
    crowded: load(crowded),
  })
  const kept = (...rounds: Round[]) => judgeOperation('list', rounds).map((verdict) => verdict.kept)
  expect(kept(round(60, 50), round(61, 51), round(5, 1))).toEqual([true, true])
  expect(kept(round(59, 59), round(59, 59), round(99, 99))).toEqual([false, true])
  expect(kept(round(90, 70), round(90, 70), round(90, 90))).toEqual([true, false])
})
