import { hash, randomUUID } from 'node:crypto'
import { refusals } from '../errors.ts'
import { idOf } from '../records/recordCall.ts'
import type { Handler } from '../request/Call.ts'
import type { Services } from '../services.ts'
import type { Repositories } from '../store/openStore.ts'
import type { LinkRow, OutboxRow } from '../store/database/tables.ts'
import { anyDevice, rememberDevice } from './devices.ts'
import { accountAt, normalEmail, requireMailbox } from '../credentials/emails.ts'
import { activationMailLimit, clearAttempts, countAttempt, resetMailLimit } from './limits.ts'
import { requireUncommon } from '../credentials/passwords.ts'

export type LinkPurpose = LinkRow['purpose']

const hour = 60 * 60 * 1000

/** How long a link of a mail may be used, in milliseconds from when the mail is sent. */
const linkLifetimes: Record<LinkPurpose, number> = { activation: 48 * hour, passwordReset: hour }

/** Whose link it is: an account, or a sign-up that waits. */
type LinkHolder = { account_id: string } | { sign_up_id: string }

/** A new link: the secret that goes into the mail, and the row that knows only its hash. */
export function newLink(purpose: LinkPurpose, holder: LinkHolder, now: Date): { secret: string; row: LinkRow } {
  const secret = randomUUID()
  const expires_at = new Date(now.getTime() + linkLifetimes[purpose]).toISOString()
  return { secret, row: { account_id: null, sign_up_id: null, ...holder, hash: linkHash(secret), purpose, expires_at } }
}

/** The form in which the secret of a link is stored and looked for. */
export const linkHash = (secret: string): string => hash('sha256', secret)

export function mailRow(purpose: LinkPurpose, recipient: string, now: string, signUp: string | null = null): OutboxRow {
  return { id: randomUUID(), purpose, recipient, sign_up_id: signUp, created_at: now, due_at: now, attempts: 0 }
}

/** Puts a mail into the outbox and has it sent aside from this call. */
export async function requestMail(
  { store, mailWorker, clock }: Services,
  purpose: LinkPurpose,
  recipient: string,
  signUp?: string,
): Promise<void> {
  await store.outbox.add(mailRow(purpose, recipient, clock().toISOString(), signUp))
  mailWorker.wake()
}

/**
 * Has a link for a new password sent. Whether the address has an account is not looked at here but when the mail is
 * made, so known and unknown addresses get the same answer for the same work.
 */
export const renewPassword: Handler = async (call, services) => {
  const email = call.query['email'] ?? ''
  requireMailbox(normalEmail(email))
  await countAttempt(services, resetMailLimit, call, normalEmail(email))
  await requestMail(services, 'passwordReset', email)
  return { body: 'Password renew requested' }
}

/** Sends a new activation link to an address whose sign-up waits for its activation. */
export const renewSubscription: Handler = async (call, services) => {
  const { store } = services
  const email = normalEmail(call.query['email'] ?? '')
  requireMailbox(email)
  await countAttempt(services, activationMailLimit, call, email)
  const waiting = (await accountAt(store.accounts, email)) ? [] : await store.signUps.ofEmail(email)
  const [signUp] = waiting
  if (!signUp) throw refusals.nothingToActivate()
  // Of several passwords none may be taken for the owner's: the link asks for a new one.
  const purpose = waiting.length > 1 ? 'passwordReset' : 'activation'
  await requestMail(services, purpose, email, signUp.id)
  return { body: 'Subscription validation requested' }
}

/** Sends the activation mail again, to the account that a sign-up answered with. */
export const resendActivation: Handler = async (call, services) => {
  const id = idOf(call)
  const signUp = await services.store.signUps.byId(id)
  // By its mailbox, for which others may wait as well.
  await countAttempt(services, activationMailLimit, call, signUp?.email ?? id)
  if (!signUp) throw refusals.notFound()
  await requestMail(services, 'activation', signUp.email, id)
  return { body: 'Activation email successfully sent' }
}

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
  if (!link || link.expires_at <= now) throw refusals.notSignedIn()
  const holderIn = ({ accounts, signUps }: Pick<Repositories, 'accounts' | 'signUps'>) =>
    link.account_id === null ? signUps.byId(link.sign_up_id ?? '') : accounts.byId(link.account_id)
  const { email = '' } = (await holderIn(store)) ?? {}
  requireUncommon(password, email)
  const passwordHash = await passwords.hash(password)
  await store.transaction(async (tables) => {
    if (link.sign_up_id !== null) await tables.signUps.hold(email)
    const used = await tables.links.use(hash, 'passwordReset')
    const holder = used ? await holderIn(tables) : undefined
    if (!holder) throw refusals.notSignedIn()
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
    await clearAttempts(tables.attempts, services, email)
  })
  mailWorker.wake()
  return { body: 'Password changed' }
}
