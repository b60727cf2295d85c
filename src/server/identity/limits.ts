import { refusals } from '../errors.ts'
import type { Call } from '../request/Call.ts'
import { networksOf } from '../request/networkAddress.ts'
import type { Services } from '../services.ts'
import { deviceOf } from './devices.ts'

const minute = 60 * 1000

/** How often something may be tried in one window, for one account and from one network address. */
export interface Limit {
  name: string
  account: number
  address: number
  windowMs: number
  /** Whether a device that the account knows has a count of its own, which no stranger can fill. */
  knowsDevices?: boolean
}

/** After this many failures no password is looked at any more. */
export const signInLimit: Limit = {
  name: 'sign-in',
  account: 10,
  address: 100,
  windowMs: 15 * minute,
  knowsDevices: true,
}
/** Sign-ins that succeed: each makes a session. */
export const sessionLimit: Limit = { name: 'session', account: 100, address: Infinity, windowMs: 15 * minute }
/** Each sends a mail. */
export const signUpLimit: Limit = { name: 'sign-up', account: 5, address: 60, windowMs: 60 * minute }
export const activationMailLimit: Limit = { name: 'activation mail', account: 5, address: 60, windowMs: 60 * minute }
/** Apart from all other mails: a link for a new password is the way in for an owner whom guesses keep out. */
export const resetMailLimit: Limit = {
  name: 'reset mail',
  account: 5,
  address: 60,
  windowMs: 60 * minute,
  knowsDevices: true,
}

/** Under what the writes of an account are counted. */
export const writesOf = (owner: string): string => `write account ${owner}`

/** What limits are counted with. */
interface Counter extends Pick<Services, 'clock'> {
  store: Pick<Services['store'], 'attempts'>
}

/** What limits need of who calls. */
type Counting = Pick<Services, 'store' | 'fingerprint' | 'clock'>

interface Bucket {
  name: string
  most: number
}

/**
 * Counts an attempt on an account, whether it exists or not, before anything is done for it, so that calls side by side
 * cannot pass together; throws 429 with the seconds to wait when there were too many. `succeeded` takes the attempt back.
 */
export async function countAttempt(
  services: Counting,
  limit: Limit,
  call: Call,
  account: string,
): Promise<{ succeeded: () => Promise<void> }> {
  const { attempts } = services.store
  const { addresses, own } = await bucketsOf(services, limit, call, account)
  const wait = await count(services, limit.windowMs, [...addresses, own])
  if (wait !== undefined) throw refusals.tooMany(wait)
  return {
    async succeeded() {
      for (const { name } of addresses) await attempts.giveBack(name)
      await attempts.clear(own.name)
    },
  }
}

/** Whether there is room for another attempt on an account, which is then counted. Throws nothing. */
export async function hasRoom(services: Counting, limit: Limit, account: string): Promise<boolean> {
  return (await waitFor(services, limit, account)) === undefined
}

/** Counts another attempt on an account, from wherever it comes; throws 429 if there is no room for it. */
export async function requireRoom(services: Counting, limit: Limit, account: string): Promise<void> {
  const wait = await waitFor(services, limit, account)
  if (wait !== undefined) throw refusals.tooMany(wait)
}

const waitFor = (services: Counting, limit: Limit, account: string) =>
  count(services, limit.windowMs, [{ name: accountBucket(services, limit, account), most: limit.account }])

/**
 * Counts a write of an account in the transaction of the write, so that what is refused does not count. Throws 429 if there
 * were too many in a minute.
 */
export async function countWrite(owner: string, counter: Counter, most: number): Promise<void> {
  const wait = await count(counter, minute, [{ name: writesOf(owner), most }])
  if (wait !== undefined) throw refusals.tooMany(wait)
}

/** Forgets what was tried on an account. */
export function forgetAttempts(
  { store: { attempts }, fingerprint }: { store: Pick<Services['store'], 'attempts'> } & Pick<Services, 'fingerprint'>,
  account: string,
): Promise<void> {
  return attempts.clearOf(fingerprint(account))
}

async function bucketsOf(services: Counting, limit: Limit, call: Call, account: string) {
  const device = limit.knowsDevices ? await deviceOf(call, account, services) : undefined
  const name = accountBucket(services, limit, account)
  if (device !== undefined) return { addresses: [], own: { name: `${name} ${device}`, most: limit.account } }
  const addresses = networksOf(call.address()).map(({ network, share }) => ({
    name: `${services.fingerprint(network)} ${limit.name} address`,
    most: limit.address * share,
  }))
  return { addresses, own: { name, most: limit.account } }
}

/** Counts in all buckets, or in none if one of them is full; gives the seconds to wait then. */
async function count({ store: { attempts }, clock }: Counter, windowMs: number, buckets: Bucket[]) {
  const now = clock()
  const endsAt = new Date(now.getTime() + windowMs).toISOString()
  for (const [index, { name, most }] of buckets.entries()) {
    const counted = await attempts.count(name, now.toISOString(), endsAt)
    if (counted.count <= most) continue
    for (const bucket of buckets.slice(0, index + 1)) await attempts.giveBack(bucket.name)
    return Math.max(1, Math.ceil((Date.parse(counted.endsAt) - now.getTime()) / 1000))
  }
  return undefined
}

/** A keyed hash: the table must not become a list of what strangers typed. */
const accountBucket = ({ fingerprint }: Pick<Services, 'fingerprint'>, { name }: Limit, account: string) =>
  `${fingerprint(account)} ${name}`
