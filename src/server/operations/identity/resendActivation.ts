import { refusals } from '../../errors.ts'
import { countAttempt, mailLimit } from '../../identity/limits.ts'
import type { Handler } from '../../request/Call.ts'
import { idOf } from '../recordCall.ts'
import { requestMail } from '../../identity/requestMail.ts'

/** Sends the activation mail again, to the account that a sign-up answered with. */
export const resendActivation: Handler = async (call, services) => {
  const { store, clock } = services
  const id = idOf(call)
  await countAttempt(store.attempts, mailLimit, { account: id, address: call.address(), now: clock() })
  const account = await store.accounts.byId(id)
  if (!account || account.active === 1) throw refusals.notFound()
  await requestMail('activation', account.email, services)
  return { kind: 'text', body: 'Activation email successfully sent' }
}
