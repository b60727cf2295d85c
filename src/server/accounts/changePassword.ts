import { problemAt } from '#engine/record/problem.ts'
import { refusals, refuse } from '../errors.ts'
import type { Handler } from '../request/Call.ts'
import { rememberDevice } from './devices.ts'
import { countAttempt, signInLimit } from './limits.ts'
import { countWrite } from '../request/attempts.ts'
import { requireUncommon } from '../credentials/passwords.ts'

/**
 * Sets a new password for a caller who knows the present one. Ends all other sessions of the account and the links for
 * a new password that wait in its mailbox. Of its devices, only the calling one stays known.
 */
export const changePassword: Handler = async (call, services) => {
  const { store, passwords, clock, settings } = services
  const { caller, json } = call
  const account = caller && (await store.accounts.byId(caller.accountId))
  if (!account) throw refusals.tokenWorthless()
  // A stolen token must not serve to guess the password.
  const attempt = await countAttempt(services, signInLimit, call, account.email)
  const isRight = await passwords.verify(String(json['currentPassword']), account.password_hash)
  if (!isRight) refuse([problemAt('currentPassword', 'wrongPassword')])
  await attempt.succeeded()
  requireUncommon(String(json['newPassword']), account.email, 'newPassword')
  const passwordHash = await passwords.hash(String(json['newPassword']))
  await store.transaction(async (tables) => {
    const held = await tables.accounts.hold(account.id)
    // Another one may have been set meanwhile, such as by a link, which has ended this session.
    if (held?.password_hash !== account.password_hash) throw refusals.tokenWorthless()
    await countWrite(account.id, tables.attempts, clock(), settings.maxWrites)
    await tables.accounts.changePassword(account.id, passwordHash)
    await tables.sessions.keepOnly(caller.sessionId, account.id)
    await tables.links.removeOf(account.id, 'passwordReset')
    await tables.devices.removeOf(account.id)
    await rememberDevice(call, account, tables.devices, services)
  })
  return { body: 'Password changed' }
}
