import { measureLargeAccount, type LargeAccount } from '../../tests/databases/load/largeAccount.ts'
import type { Verdict } from './judge.ts'

const size = { records: 2000, bytes: 256_000, heap: 512 }
const limit = 100

/** Whether the longest lists, searches and exports leave a server with little memory alive, and others served. */
export async function judgeLargeAccount(): Promise<{ verdicts: Verdict[]; figures: LargeAccount }> {
  const figures = await measureLargeAccount(size)
  const value = Math.round(figures.busiest)
  const bound = `ms of processor time for which calls for ${size.records} records of 256 kB keep another one waiting`
  return { verdicts: [{ bound, value, limit, kept: value <= limit }], figures }
}
