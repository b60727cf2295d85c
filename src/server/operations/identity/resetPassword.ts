import { refusals } from '../../errors.ts'
import { forgetAttempts, signInLimit } from '../../identity/limits.ts'
import { linkHash } from '../../identity/links.ts'
import type { Handler } from '../../request/Call.ts'
import { idOf } from '../recordCall.ts'

/** Sets a new password by the link of a mail, and ends every session of the account. */
export const resetPassword: Handler = async (call, { store, passwords, clock }) => {
  const hash = linkHash(idOf(call))
  const link = await store.links.find(hash, 'passwordReset')
  if (!link || link.expires_at <= clock().toISOString()) throw refusals.linkWorthless()
  const passwordHash = await passwords.hash(String(call.json['password']))
  await store.transaction(async ({ links, accounts, sessions, attempts }) => {
    const used = await links.use(hash, 'passwordReset')
    const account = used ? await accounts.byId(link.account_id) : undefined
    if (!account) throw refusals.linkWorthless()
    await accounts.changePassword(account.id, passwordHash)
    await sessions.removeOf(account.id)
    // Whoever holds the mailbox is the owner: guesses of others must not keep him out.
    await forgetAttempts(attempts, signInLimit, account.email)
  })
  return { kind: 'text', body: 'Password changed' }
}
