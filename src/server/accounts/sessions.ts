import { randomBytes } from 'node:crypto'
import { refusals } from '../errors.ts'
import type { Call, Handler } from '../request/Call.ts'
import type { Services } from '../services.ts'
import type { AccountRow, SignUpRow } from '../store/database/tables.ts'
import { deviceNames } from './deviceNames.ts'
import { deviceOf, keyHash, rememberDevice } from './devices.ts'
import { accountAt, normalEmail } from '../credentials/emails.ts'
import { activationMailLimit, countAttempt, hasRoom, resetMailLimit, sessionLimit, signInLimit } from './limits.ts'
import { requestMail } from './links.ts'

/** Opens a session. An unknown account and a wrong password get the same answer after the same work. */
export const signIn: Handler = async (call, services) => {
  const { store, passwords } = services
  const { username, password, rememberMe } = call.json
  const email = normalEmail(String(username))
  const attempt = await countAttempt(services, signInLimit, call, email)
  const account = await accountAt(store.accounts, String(username))
  const signUp = account ? undefined : await waitingSignUp(call, email, services)
  // Each call computes one hash, so that its time reveals no waiting sign-up.
  const isRight = await passwords.verify(String(password), (account ?? signUp)?.password_hash)
  if (!isRight) throw refusals.notSignedIn()
  await attempt.succeeded()
  if (!account) {
    // Its mail may have been lost.
    if (signUp && (await hasRoom(services, activationMailLimit, call, email))) {
      await requestMail(services, 'activation', email, signUp.id)
    }
    throw refusals.notActive()
  }
  if (account.active !== 1) {
    if ((await deviceOf(call, email, services)) === undefined) {
      if (await hasRoom(services, resetMailLimit, call, email)) await requestMail(services, 'passwordReset', email)
      throw refusals.passwordUnconfirmed()
    }
    await store.accounts.activate(account.id)
  }
  await countAttempt(services, sessionLimit, call, email)
  await rememberDevice(call, account, store.devices, services)
  return { body: { access_token: await openSession(call, account, rememberMe === true, services) } }
}

/** The sign-up of an address that waits for its activation: the newest of the device that calls, or else of all. */
async function waitingSignUp(call: Call, email: string, services: Services): Promise<SignUpRow | undefined> {
  const waiting = await services.store.signUps.ofEmail(email)
  const device = keyHash(call, email, services)
  return waiting.find((signUp) => signUp.device !== null && signUp.device === device) ?? waiting[0]
}

/** Ends the session of the token; the token is worth nothing from then on. */
export const signOut: Handler = async ({ caller }, { store, clock }) => {
  if (caller) await store.sessions.revoke(caller.sessionId, clock().toISOString())
  return { body: 'Signed out' }
}

/** Ends the session of an id that only its token tells: all that such an id is good for. */
export const revokeSession: Handler = async ({ parameters }, { store, clock }) => {
  await store.sessions.revoke(parameters['sessionId'] ?? '', clock().toISOString())
  return { body: 'Signed out' }
}

const hour = 60 * 60 * 1000

/** How long a session lasts, in milliseconds: with "remember me", and without. */
const lifetimes = { remembered: 30 * 24 * hour, usual: 8 * hour }

/** Opens a session for an account and gives its token. The oldest ones end where there are too many. */
async function openSession(call: Call, account: AccountRow, remember: boolean, services: Services): Promise<string> {
  const { store, tokens, settings, clock } = services
  const now = clock()
  const sessionId = randomBytes(16).toString('hex')
  const expiresAt = new Date(now.getTime() + (remember ? lifetimes.remembered : lifetimes.usual))
  await store.sessions.add({
    id: sessionId,
    account_id: account.id,
    epoch: account.epoch,
    created_at: now.toISOString(),
    expires_at: expiresAt.toISOString(),
    revoked_at: null,
    ...deviceNames(call.request.headers['user-agent']),
    used_at: now.toISOString(),
  })
  await store.sessions.keepNewest(account.id, settings.maxSessions, now.toISOString())
  return tokens.sign({
    accountId: account.id,
    sessionId,
    authorities: JSON.parse(account.authorities) as string[],
    issuedAt: now,
    expiresAt,
  })
}
