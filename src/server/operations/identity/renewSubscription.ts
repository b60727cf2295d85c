import { refusals } from '../../errors.ts'
import { accountAt, normalEmail } from '../../identity/emails.ts'
import { activationMailLimit, countAttempt } from '../../identity/limits.ts'
import type { Handler } from '../../request/Call.ts'
import { mailRow, requestMail } from '../../identity/requestMail.ts'

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
