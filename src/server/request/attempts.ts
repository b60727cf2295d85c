import { refusals } from '../errors.ts'
import type { Services } from '../services.ts'

export type Attempts = Services['store']['attempts']

/** In milliseconds. */
export const minute = 60 * 1000

/**
 * Counts a write of an account: one that is carried out in its transaction, one that is refused after it. Throws 429 if there
 * were too many in a minute.
 */
export async function countWrite(owner: string, attempts: Attempts, now: Date, maxWrites: number): Promise<void> {
  const wait = await countIn(attempts, now, minute, [{ name: `${owner} write`, maxCount: maxWrites }])
  if (wait !== undefined) throw refusals.tooMany(wait)
}

/** Counts in all buckets, or in none if one of them is full; gives the seconds to wait then. */
export async function countIn(
  attempts: Attempts,
  now: Date,
  window: number,
  buckets: { name: string; maxCount: number }[],
) {
  const endsAt = new Date(now.getTime() + window).toISOString()
  for (const [index, { name, maxCount }] of buckets.entries()) {
    const counted = await attempts.count(name, now.toISOString(), endsAt)
    if (counted.count <= maxCount) continue
    for (const bucket of buckets.slice(0, index + 1)) await attempts.uncountAttempt(bucket.name)
    return Math.max(1, Math.ceil((Date.parse(counted.endsAt) - now.getTime()) / 1000))
  }
  return undefined
}
