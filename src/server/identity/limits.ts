import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { refusals } from '../errors.ts'
import type { AttemptStore } from '../store/Store.ts'

const minute = 60 * 1000

/** How often something may be tried in one window, for one account and from one network address. */
export interface Limit {
  name: string
  account: number
  address: number
  windowMs: number
}

/** After this many failures no password is looked at any more; what succeeds does not count. */
export const signInLimit: Limit = { name: 'sign-in', account: 10, address: 100, windowMs: 15 * minute }
export const signUpLimit: Limit = { name: 'sign-up', account: 20, address: 60, windowMs: 60 * minute }
/** Calls that send a mail to whatever address they name. */
export const mailLimit: Limit = { name: 'mail', account: 5, address: 60, windowMs: 60 * minute }

/** Who tries: the account as the caller names it, whether it exists or not, and the network address. */
export interface Attempt {
  account: string
  address: string
  now: Date
}

/**
 * Counts an attempt before anything is done for it, so that calls side by side cannot pass together; throws 429 with the
 * seconds to wait when there were too many. `succeeded` takes the attempt back.
 */
export async function countAttempt(
  attempts: AttemptStore,
  { name, account, address, windowMs }: Limit,
  attempt: Attempt,
): Promise<{ succeeded: () => Promise<void> }> {
  const now = attempt.now.toISOString()
  const endsAt = new Date(attempt.now.getTime() + windowMs).toISOString()
  const byAddress = `${name} address ${network(attempt.address)}`
  const byAccount = accountBucket(name, attempt.account)
  for (const [bucket, limit] of [
    [byAddress, address],
    [byAccount, account],
  ] as const) {
    const { count, endsAt: end } = await attempts.count(bucket, now, endsAt)
    if (count > limit) throw refusals.tooMany(Math.max(1, Math.ceil((Date.parse(end) - attempt.now.getTime()) / 1000)))
  }
  return {
    async succeeded() {
      await attempts.giveBack(byAddress)
      await attempts.clear(byAccount)
    },
  }
}

/** Whether there is room for another attempt on an account, which is then counted. Throws nothing. */
export async function hasRoom(attempts: AttemptStore, limit: Limit, account: string, now: Date): Promise<boolean> {
  const endsAt = new Date(now.getTime() + limit.windowMs).toISOString()
  const { count } = await attempts.count(accountBucket(limit.name, account), now.toISOString(), endsAt)
  return count <= limit.account
}

/** Forgets what was tried on an account. */
export function forgetAttempts(attempts: AttemptStore, { name }: Limit, account: string): Promise<void> {
  return attempts.clear(accountBucket(name, account))
}

/** Hashed: the table must not become a list of what strangers typed. */
const accountBucket = (name: string, account: string) =>
  `${name} account ${createHash('sha256').update(account).digest('hex')}`

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
