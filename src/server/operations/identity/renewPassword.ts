import { normalEmail } from '../../identity/createAccount.ts'
import { countAttempt, mailLimit } from '../../identity/limits.ts'
import type { Handler } from '../../request/Call.ts'
import { requestMail } from '../../identity/requestMail.ts'

/**
 * Has a link for a new password sent. Whether the address has an account is not looked at here but when the mail is
 * made, so known and unknown addresses get the same answer for the same work.
 */
export const renewPassword: Handler = async (call, services) => {
  const email = normalEmail(call.query['email'] ?? '')
  await countAttempt(services.store.attempts, mailLimit, {
    account: email,
    address: call.address(),
    now: services.clock(),
  })
  await requestMail('passwordReset', email, services)
  return { kind: 'text', body: 'Password renew requested' }
}
