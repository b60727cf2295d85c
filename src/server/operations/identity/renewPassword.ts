import { normalEmail } from '../../identity/emails.ts'
import { countAttempt, resetMailLimit } from '../../identity/limits.ts'
import type { Handler } from '../../request/Call.ts'
import { mailRow, requestMail } from '../../identity/requestMail.ts'

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
