import { randomUUID } from 'node:crypto'
import type { Contact, Introduction } from '../account/profile.ts'
import type { Language } from '#generated/languages.gen.ts'
import type { Services } from '../services.ts'
import type { Repositories } from '../store/createStore.ts'
import type { SignUpRow } from '../store/database/tables.ts'
import { enterAccount } from './createAccount.ts'
import { anyDevice } from './devices.ts'
import { normalEmail } from './emails.ts'
import { mailRow } from './links.ts'

/** Sign-ups of one address that wait side by side. */
const most = 5

export interface NewSignUp {
  email: string
  password: string
  language: Language
  introduction: Introduction
  /** Hash of the key of the device that signs up. */
  device?: string | undefined
}

/** Keeps a sign-up until its link is used, puts its activation mail into the outbox, and gives its id. */
export async function addSignUp(
  { email, password, language, introduction, device }: NewSignUp,
  { store, passwords, clock }: Pick<Services, 'store' | 'passwords' | 'clock'>,
): Promise<string> {
  const now = clock().toISOString()
  const signUp: SignUpRow = {
    id: randomUUID(),
    email: normalEmail(email),
    password_hash: await passwords.hash(password),
    language,
    introduction: JSON.stringify(introduction),
    device: device ?? null,
    created_at: now,
  }
  await store.transaction(async ({ signUps, outbox }) => {
    await signUps.add(signUp, most)
    await outbox.add(mailRow('activation', signUp.email, now, signUp.id))
  })
  return signUp.id
}

/**
 * Makes a sign-up the account of its address; all others of the address end. False if the address has an account.
 * The password of a sign-up that came from another device than its activation may be a stranger's: the account is then
 * not active until the device that activated signs in with it, or a new one is chosen by mail.
 * @param contact what was given with the link
 * @param device hash of the key of the device that activates; undefined where it brings none
 */
export async function activateSignUp(
  signUp: SignUpRow,
  tables: Repositories,
  now: Date,
  { contact, device }: { contact?: Contact; device?: string | undefined } = {},
): Promise<boolean> {
  const { id, email, language, password_hash } = signUp
  const isOwners = device === undefined || [device, anyDevice].includes(signUp.device ?? '')
  const account = { id, email, language, authorities: '[]', password_hash, active: isOwners ? 1 : 0 }
  const introduction = JSON.parse(signUp.introduction) as Introduction
  if (!(await enterAccount(account, { introduction, contact }, tables, now))) return false
  await tables.signUps.removeOf(email)
  return true
}
