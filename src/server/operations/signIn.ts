import { refusals } from '../errors.ts'
import { normalEmail } from '../identity/createAccount.ts'
import { countAttempt, hasRoom, mailLimit, signInLimit } from '../identity/limits.ts'
import { openSession } from '../identity/openSession.ts'
import { requestMail } from '../identity/requestMail.ts'
import type { Handler } from '../request/Call.ts'

/** Opens a session. An unknown account and a wrong password get the same answer after the same work. */
export const signIn: Handler = async (call, services) => {
  const { store, passwords, tokens, clock } = services
  const { username, password, rememberMe } = call.json
  const email = normalEmail(String(username))
  const now = clock()
  const attempt = await countAttempt(store.attempts, signInLimit, { account: email, address: call.address(), now })
  const account = await store.accounts.byEmail(email)
  const right = await passwords.matches(String(password), account?.password_hash)
  if (!account || !right) throw refusals.signInFailed()
  await attempt.succeeded()
  if (account.active !== 1) {
    // Whoever has lost the activation mail gets it again.
    if (await hasRoom(store.attempts, mailLimit, email, now)) await requestMail('activation', email, services)
    throw refusals.notActive()
  }
  const { sessions } = store
  const token = await openSession(account, { remember: rememberMe === true, now, sessions, tokens })
  return { kind: 'json', body: { access_token: token } }
}
