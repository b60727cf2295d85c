import { refusals } from '../../errors.ts'
import { deviceOf, rememberDevice } from '../../identity/devices.ts'
import { accountAt, normalEmail } from '../../identity/emails.ts'
import {
  activationMailLimit,
  countAttempt,
  hasRoom,
  requireRoom,
  resetMailLimit,
  sessionLimit,
  signInLimit,
} from '../../identity/limits.ts'
import { openSession } from '../../identity/openSession.ts'
import { mailRow, requestMail } from '../../identity/links.ts'
import type { Handler } from '../../request/Call.ts'

/** Opens a session. An unknown account and a wrong password get the same answer after the same work. */
export const signIn: Handler = async (call, services) => {
  const { store, passwords, clock } = services
  const { username, password, rememberMe } = call.json
  const email = normalEmail(String(username))
  const attempt = await countAttempt(services, signInLimit, call, email)
  const account = await accountAt(store.accounts, String(username))
  const waiting = account ? [] : await store.signUps.ofEmail(email)
  const hashes = account ? [account.password_hash] : waiting.map((signUp) => signUp.password_hash)
  const right = await passwords.find(String(password), hashes)
  if (right === undefined) throw refusals.signInFailed()
  await attempt.succeeded()
  if (!account) {
    // The correct password identifies the sign-up, whose mail may have been lost.
    const signUp = waiting[right]
    if (signUp && (await hasRoom(services, activationMailLimit, email)))
      await requestMail(mailRow('activation', email, clock().toISOString(), signUp.id), services)
    throw refusals.notActive()
  }
  if (account.active !== 1) {
    if ((await deviceOf(call, email, services)) === undefined) {
      if (await hasRoom(services, resetMailLimit, email))
        await requestMail(mailRow('passwordReset', email, clock().toISOString()), services)
      throw refusals.passwordUnconfirmed()
    }
    await store.accounts.activate(account.id)
  }
  await requireRoom(services, sessionLimit, email)
  await rememberDevice(call, account, store.devices, services)
  return {
    kind: 'json',
    body: { access_token: await openSession(account, { remember: rememberMe === true }, services) },
  }
}

/** Ends the session of the token; the token is worth nothing from then on. */
export const signOut: Handler = async ({ caller }, { store, clock }) => {
  if (caller) await store.sessions.revoke(caller.sessionId, clock().toISOString())
  return { kind: 'text', body: 'Signed out' }
}

/** Ends the session of an id that only its token tells: all that such an id is good for. */
export const revokeSession: Handler = async ({ parameters }, { store, clock }) => {
  await store.sessions.revoke(parameters['sessionId'] ?? '', clock().toISOString())
  return { kind: 'text', body: 'Signed out' }
}
