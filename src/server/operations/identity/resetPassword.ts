import { refusals } from '../../errors.ts'
import { anyDevice, rememberDevice } from '../../identity/devices.ts'
import { normalEmail } from '../../identity/emails.ts'
import { forgetAttempts } from '../../identity/limits.ts'
import { linkHash, mailRow } from '../../identity/links.ts'
import { requireUncommon } from '../../identity/requireUncommon.ts'
import type { Handler } from '../../request/Call.ts'
import type { Repositories } from '../../store/createStore.ts'
import { idOf } from '../recordCall.ts'

/**
 * Sets a new password by the link of a mail, and ends every session of the account. The device that used the link may
 * sign in, however many guesses others make. A sign-up that waits gets the password and its activation mail; all others
 * of its address end.
 */
export const resetPassword: Handler = async (call, services) => {
  const { store, passwords, clock, mailWorker } = services
  const hash = linkHash(idOf(call))
  const password = String(call.json['password'])
  const now = clock().toISOString()
  const link = await store.links.find(hash, 'passwordReset')
  if (!link || link.expires_at <= now) throw refusals.linkWorthless()
  const holderIn = ({ accounts, signUps }: Pick<Repositories, 'accounts' | 'signUps'>) =>
    link.account_id === null ? signUps.byId(link.sign_up_id ?? '') : accounts.byId(link.account_id)
  const { email = '' } = (await holderIn(store)) ?? {}
  requireUncommon(password, email)
  const passwordHash = await passwords.hash(password)
  await store.transaction(async (tables) => {
    if (link.sign_up_id !== null) await tables.signUps.hold(email)
    const used = await tables.links.use(hash, 'passwordReset')
    const holder = used ? await holderIn(tables) : undefined
    if (!holder) throw refusals.linkWorthless()
    const { id } = holder
    if (link.account_id === null) {
      await tables.signUps.keepOnly({ id, email, password_hash: passwordHash, device: anyDevice })
      await tables.outbox.add(mailRow('activation', email, now, id))
    } else {
      await tables.accounts.changePassword(id, passwordHash)
      await tables.sessions.removeOf(id)
      await tables.devices.removeOf(id)
      await rememberDevice(call, { id, email }, tables.devices, services, { byLink: true })
    }
    // The link proves the mailbox: wrong guesses of others must not lock its owner out.
    await forgetAttempts({ store: tables, fingerprint: services.fingerprint }, normalEmail(email))
  })
  mailWorker.wake()
  return { kind: 'text', body: 'Password changed' }
}
