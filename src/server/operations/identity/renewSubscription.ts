import { refusals } from '../../errors.ts'
import { normalEmail } from '../../identity/createAccount.ts'
import { countAttempt, mailLimit } from '../../identity/limits.ts'
import type { Handler } from '../../request/Call.ts'
import { requestMail } from '../../identity/requestMail.ts'

/** Sends a new activation link to an address whose account waits for its activation. */
export const renewSubscription: Handler = async (call, services) => {
  const { store, clock } = services
  const email = normalEmail(call.query['email'] ?? '')
  await countAttempt(store.attempts, mailLimit, { account: email, address: call.address(), now: clock() })
  const account = await store.accounts.byEmail(email)
  if (!account || account.active === 1) throw refusals.nothingToActivate()
  await requestMail('activation', email, services)
  return { kind: 'text', body: 'Subscription validation requested' }
}
