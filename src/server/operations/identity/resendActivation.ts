import { refusals } from '../../errors.ts'
import { activationMailLimit, countAttempt } from '../../identity/limits.ts'
import type { Handler } from '../../request/Call.ts'
import { idOf } from '../recordCall.ts'
import { mailRow, requestMail } from '../../identity/requestMail.ts'

/** Sends the activation mail again, to the account that a sign-up answered with. */
export const resendActivation: Handler = async (call, services) => {
  const { store, clock } = services
  const id = idOf(call)
  const signUp = await store.signUps.byId(id)
  // By its mailbox, for which others may wait as well.
  await countAttempt(services, activationMailLimit, call, signUp?.email ?? id)
  if (!signUp) throw refusals.notFound()
  await requestMail(mailRow('activation', signUp.email, clock().toISOString(), id), services)
  return { kind: 'text', body: 'Activation email successfully sent' }
}
