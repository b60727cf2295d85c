import { randomUUID } from 'node:crypto'
import type { Json } from '#engine/record/path.ts'
import { enterAccount } from './createAccount.ts'
import { refusals } from '../errors.ts'
import { preferredLanguage } from '../languages.ts'
import { idOf } from '../records/recordCall.ts'
import type { Handler } from '../request/Call.ts'
import type { SignUpRow } from '../store/database/tables.ts'
import { anyDevice, keyHash, rememberDevice } from './devices.ts'
import { accountAt, normalEmail, requireMailbox } from '../credentials/emails.ts'
import { countAttempt, signUpLimit } from './limits.ts'
import { linkHash, mailRow } from './links.ts'
import { requireUncommon } from '../credentials/passwords.ts'

/**
 * Keeps a sign-up and has its activation mail sent; answers with the id that the account will have. Whether others wait
 * for the same address changes nothing: the link that is used decides.
 */
export const signUp: Handler = async (call, services) => {
  const { store, passwords, clock, mailWorker } = services
  const { email: given = '', password = '', ...introduction } = call.json as Record<string, string>
  const { accountType, surname, firstName, corporationName } = introduction
  const email = normalEmail(given)
  requireMailbox(email)
  await countAttempt(services, signUpLimit, call, email)
  requireUncommon(password, email)
  if (await accountAt(store.accounts, given)) throw refusals.emailTaken()
  const now = clock().toISOString()
  const row: SignUpRow = {
    id: randomUUID(),
    email,
    password_hash: await passwords.hash(password),
    language: preferredLanguage(call.request.headers['accept-language']),
    introduction: JSON.stringify({ accountType, surname, firstName, corporationName }),
    device: keyHash(call, email, services) ?? null,
    created_at: now,
  }
  await store.transaction(async ({ signUps, outbox }) => {
    await signUps.add(row, maxSignUps)
    await outbox.add(mailRow('activation', email, now, row.id))
  })
  mailWorker.wake()
  return { body: row.id }
}

/** Sign-ups of one address that wait side by side: more than come in an hour, so that no stranger's end the owner's. */
const maxSignUps = 20

/**
 * Makes an account of the sign-up whose link is used, and keeps how its owner can be reached; all others of the address
 * end. Unless both came with the same device key, the password of the sign-up may be a stranger's: the account is then not
 * active until the device that activated signs in with it, or a new one is chosen by mail.
 */
export const validateSubscription: Handler = async (call, services) => {
  const { store, clock } = services
  const hash = linkHash(idOf(call))
  const now = clock()
  await store.transaction(async (tables) => {
    const { links, signUps } = tables
    const link = await links.find(hash, 'activation')
    if (!link) throw refusals.notFound()
    if (link.expires_at <= now.toISOString()) throw refusals.linkExpired()
    const signUp = await signUps.byId(link.sign_up_id ?? '')
    if (!signUp) throw refusals.notFound()
    // Links of one address that are used side by side would each wait for the rows of the others.
    await signUps.hold(signUp.email)
    if (!(await links.use(hash, 'activation'))) throw refusals.notFound()
    const { id, email, language, password_hash } = signUp
    const device = keyHash(call, email, services)
    const isOwners = signUp.device === anyDevice || (device !== undefined && signUp.device === device)
    const account = { id, email, language, authorities: '[]', password_hash, active: isOwners ? 1 : 0 }
    const introduction = JSON.parse(signUp.introduction) as Json
    if (!(await enterAccount(account, introduction, call.json, tables, now))) throw refusals.notFound()
    await signUps.removeOf(email)
    await rememberDevice(call, signUp, tables.devices, services)
  })
  return { body: 'Account validated' }
}
