import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { refusals } from '../errors.ts'
import type { AttemptStore } from '../store/Store.ts'

/** Failed sign-ins in one window, after which no password is looked at any more. */
export const signInLimits = { account: 10, address: 100, windowMs: 15 * 60 * 1000 }

/**
 * Counts a sign-in before its password is looked at, so that calls side by side cannot pass together; throws 429 when
 * too many have failed. What succeeds is taken back by `succeeded`.
 */
export async function countSignIn(
  attempts: AttemptStore,
  { email, address, now }: { email: string; address: string; now: Date },
): Promise<{ succeeded: () => Promise<void> }> {
  const endsAt = new Date(now.getTime() + signInLimits.windowMs).toISOString()
  const buckets = [
    { bucket: `sign-in address ${network(address)}`, limit: signInLimits.address },
    // Hashed: the table must not become a list of what strangers typed.
    { bucket: `sign-in account ${createHash('sha256').update(email).digest('hex')}`, limit: signInLimits.account },
  ]
  for (const { bucket, limit } of buckets) {
    const { count, endsAt: end } = await attempts.count(bucket, now.toISOString(), endsAt)
    if (count > limit) throw refusals.tooMany(Math.max(1, Math.ceil((Date.parse(end) - now.getTime()) / 1000)))
  }
  const [byAddress, byAccount] = buckets
  return {
    async succeeded() {
      if (byAddress) await attempts.giveBack(byAddress.bucket)
      if (byAccount) await attempts.clear(byAccount.bucket)
    },
  }
}

/** One household owns a whole /64 of IPv6 addresses. */
function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('%')[0]?.toLowerCase().split('::') ?? []
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
