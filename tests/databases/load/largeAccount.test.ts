import { expect, it } from 'vitest'
import { onPostgres } from '../freshDatabase.ts'
import { measureLargeAccount } from './largeAccount.ts'

it.skipIf(onPostgres)(
  'answers list, search and export of more records than its memory holds, and holds up no other call',
  { timeout: 120_000 },
  async () => {
    const { listed, found, exported, answered } = await measureLargeAccount({
      records: 300,
      bytes: 256_000,
      heap: 96,
    })
    expect([listed, found]).toEqual([300, 20])
    expect(exported).toBeGreaterThan(100_000)
    // A server that read all records at once would answer two calls meanwhile: one before, one after. The benchmark measures
    // how long they wait.
    expect(answered).toBeGreaterThan(100)
  },
)
