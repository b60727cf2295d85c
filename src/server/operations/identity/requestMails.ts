import { normalEmail, accountAt } from '../../identity/emails.ts'
import { countAttempt, resetMailLimit, activationMailLimit } from '../../identity/limits.ts'
import type { Handler } from '../../request/Call.ts'
import { mailRow, requestMail } from '../../identity/links.ts'
import { refusals } from '../../errors.ts'
import { idOf } from '../recordCall.ts'

/**
 * Has a link for a new password sent. Whether the address has an account is not looked at here but when the mail is
 * made, so known and unknown addresses get the same answer for the same work.
 */
export const renewPassword: Handler = async (call, services) => {
  const email = call.query['email'] ?? ''
  await countAttempt(services, resetMailLimit, call, normalEmail(email))
  await requestMail(mailRow('passwordReset', email, services.clock().toISOString()), services)
  return { kind: 'text', body: 'Password renew requested' }
}

/** Sends a new activation link to an address whose sign-up waits for its activation. */
export const renewSubscription: Handler = async (call, services) => {
  const { store, clock } = services
  const email = normalEmail(call.query['email'] ?? '')
  await countAttempt(services, activationMailLimit, call, email)
  const waiting = (await accountAt(store.accounts, email)) ? [] : await store.signUps.ofEmail(email)
  const [signUp] = waiting
  if (!signUp) throw refusals.nothingToActivate()
  // Of several passwords none may be taken for the owner's: the link asks for a new one.
  const purpose = waiting.length > 1 ? 'passwordReset' : 'activation'
  await requestMail(mailRow(purpose, email, clock().toISOString(), signUp.id), services)
  return { kind: 'text', body: 'Subscription validation requested' }
}

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
