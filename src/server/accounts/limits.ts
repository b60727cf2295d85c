import { refusals } from '../errors.ts'
import { type Attempts, countIn, minute } from '../request/attempts.ts'
import { deviceOf } from './devices.ts'
import { mailboxOf, normalEmail } from '../credentials/emails.ts'
import type { Call } from '../request/Call.ts'
import { networksOf } from '../request/networkAddress.ts'
import type { Services } from '../services.ts'

/** How often something may be tried in a window of so many milliseconds. */
interface Limit {
  name: string
  window: number
  account: number
  /** For one account from one network address, as a stranger may not use up what its owner has; any number if not given. */
  accountFromAddress?: number
  /** From one network address; any number if not given. */
  address?: number
  /** Whether all accounts of one mailbox are counted together. */
  byMailbox?: boolean
  /** Whether a device that the account knows has a count of its own, which no stranger can fill. */
  knowsDevices?: boolean
}

const mails = { window: 60 * minute, account: 15, accountFromAddress: 5, address: 60, byMailbox: true }

/** After this many failures no password is looked at any more. */
export const signInLimit: Limit = {
  name: 'sign-in',
  window: 15 * minute,
  account: 10,
  address: 100,
  knowsDevices: true,
}
/** Sign-ins that succeed: each makes a session. */
export const sessionLimit: Limit = { name: 'session', window: 15 * minute, account: 100 }
export const signUpLimit: Limit = { name: 'sign-up', ...mails }
export const activationMailLimit: Limit = { name: 'activation mail', ...mails }
/** Apart from all other mails: a link for a new password is the way in for an owner whom guesses keep out. */
export const resetMailLimit: Limit = { name: 'reset mail', ...mails, knowsDevices: true }

/**
 * Counts an attempt on an account, whether it exists or not, before anything is done for it, so that calls side by side
 * cannot pass together; throws 429 with the seconds to wait when there were too many. `succeeded` takes the attempt back.
 */
export async function countAttempt(services: Services, limit: Limit, call: Call, account: string) {
  const { clock, store } = services
  const { attempts } = store
  const device = limit.knowsDevices ? await deviceOf(call, account, services) : undefined
  const name = [accountBucket(services, limit, account), device].filter(Boolean).join(' ')
  const addresses = device === undefined ? addressBuckets(services, limit, call, account) : []
  const wait = await countIn(attempts, clock(), limit.window, [...addresses, { name, maxCount: limit.account }])
  if (wait !== undefined) throw refusals.tooMany(wait)
  return {
    async succeeded() {
      for (const one of addresses) await attempts.uncountAttempt(one.name)
      await attempts.clear(name)
    },
  }
}

/** Whether there is room for another attempt of a call on an account, which is then counted. */
export async function hasRoom(services: Services, limit: Limit, call: Call, account: string): Promise<boolean> {
  const ofAccount = { name: accountBucket(services, limit, account), maxCount: limit.account }
  const buckets = [...addressBuckets(services, { ...limit, address: 0 }, call, account), ofAccount]
  return (await countIn(services.store.attempts, services.clock(), limit.window, buckets)) === undefined
}

/** Counters of the networks of a call: for all accounts, and for this one. */
function addressBuckets(services: Services, limit: Limit, call: Call, account: string) {
  const { name, address = 0, accountFromAddress = 0 } = limit
  const ownBucket = accountBucket(services, limit, account)
  const buckets = networksOf(call.request.ip).flatMap(({ network, share }) => {
    const hashed = services.fingerprint(network)
    return [
      { name: `${hashed} ${name} address`, maxCount: address * share },
      { name: `${ownBucket} ${hashed}`, maxCount: accountFromAddress * share },
    ]
  })
  return buckets.filter(({ maxCount }) => maxCount > 0)
}

/** A keyed hash: the table must not become a list of what strangers typed. */
const accountBucket = ({ fingerprint }: Pick<Services, 'fingerprint'>, { name, byMailbox }: Limit, account: string) =>
  `${fingerprint(byMailbox ? mailboxOf(account) : account)} ${name}`

export async function clearAttempts(attempts: Attempts, { fingerprint }: Pick<Services, 'fingerprint'>, email: string) {
  const account = normalEmail(email)
  for (const name of new Set([account, mailboxOf(account)])) await attempts.clearOf(fingerprint(name))
}
