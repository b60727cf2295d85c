import { expect, it } from 'vitest'
import { onPostgres } from '../freshDatabase.ts'
import { measureLargeAccount } from './largeAccount.ts'

it.skipIf(onPostgres)(
  'answers list, search and export of more records than its memory holds, and holds up no other call',
  { timeout: 120_000 },
  async () => {
    const { listed, found, exported, busiest, exporting, samples } = await measureLargeAccount({
      records: 300,
      bytes: 256_000,
      heap: 96,
    })
    expect([listed, found]).toEqual([300, 20])
    expect(exported).toBeGreaterThan(100_000)
    expect(samples).toBeGreaterThan(20)
    // What is read or sent whole takes all of its time at once; the bound of 100 ms is measured by the benchmark.
    expect(busiest).toBeLessThan(exporting / 20)
  },
)
