import { randomUUID } from 'node:crypto'
import type { Contact, Introduction } from '../account/profile.ts'
import type { Language } from '#generated/languages.gen.ts'
import type { Services } from '../services.ts'
import type { Repositories } from '../store/Store.ts'
import type { SignUpRow } from '../store/tables.ts'
import { enterAccount } from './createAccount.ts'
import { normalEmail } from './emails.ts'
import { mailRow } from './requestMail.ts'

/** Sign-ups of one address that wait side by side. */
const most = 5

export interface NewSignUp {
  email: string
  password: string
  language: Language
  introduction: Introduction
}

/** Keeps a sign-up until its link is used, puts its activation mail into the outbox, and gives its id. */
export async function addSignUp(
  { email, password, language, introduction }: NewSignUp,
  { store, passwords, clock }: Pick<Services, 'store' | 'passwords' | 'clock'>,
): Promise<string> {
  const now = clock().toISOString()
  const signUp: SignUpRow = {
    id: randomUUID(),
    email: normalEmail(email),
    password_hash: await passwords.hash(password),
    language,
    introduction: JSON.stringify(introduction),
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
 * @param contact what was given with the link
 */
export async function activateSignUp(
  signUp: SignUpRow,
  tables: Repositories,
  now: Date,
  contact?: Contact,
): Promise<boolean> {
  const { id, email, language, password_hash } = signUp
  const account = { id, email, language, authorities: '[]', password_hash }
  const introduction = JSON.parse(signUp.introduction) as Introduction
  if (!(await enterAccount(account, { introduction, contact }, tables, now))) return false
  await tables.signUps.removeOf(email)
  return true
}
