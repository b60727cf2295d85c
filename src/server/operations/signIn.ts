import { refusals } from '../errors.ts'
import { normalEmail } from '../identity/createAccount.ts'
import { openSession } from '../identity/openSession.ts'
import { countSignIn } from '../identity/signInLimits.ts'
import type { Handler } from '../request/Call.ts'

/** Opens a session. An unknown account and a wrong password get the same answer after the same work. */
export const signIn: Handler = async (call, { store, passwords, tokens, clock }) => {
  const { username, password, rememberMe } = call.json
  const email = normalEmail(String(username))
  const now = clock()
  const attempt = await countSignIn(store.attempts, { email, address: call.address, now })
  const account = await store.accounts.byEmail(email)
  const right = await passwords.matches(String(password), account?.password_hash)
  if (!account || !right) throw refusals.signInFailed()
  await attempt.succeeded()
  // Said only to whoever knows the password.
  if (account.active !== 1) throw refusals.forbidden()
  const { sessions } = store
  const token = await openSession(account, { remember: rememberMe === true, now, sessions, tokens })
  return { kind: 'json', body: { access_token: token } }
}
