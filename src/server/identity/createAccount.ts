import { randomUUID } from 'node:crypto'
import { newProfile, profileRecord, type Introduction } from '../account/profile.ts'
import type { Language } from '../language.ts'
import type { Services } from '../services.ts'
import { mailRow } from './requestMail.ts'

export interface NewAccount {
  email: string
  password: string
  authorities?: string[]
  /** Whether the account may sign in. If not, its activation mail goes into the outbox with it. */
  active?: boolean
  language?: Language
  introduction?: Introduction
}

/** The email as it is stored and looked for. */
export const normalEmail = (email: string) => email.trim().normalize('NFC').toLowerCase()

/** Makes an account with its profile, and gives its id; undefined if the email is taken. */
export async function createAccount(
  account: NewAccount,
  { store, passwords, clock }: Pick<Services, 'store' | 'passwords' | 'clock'>,
): Promise<string | undefined> {
  const { password, authorities = [], active = true, language = 'fr' } = account
  const { introduction = { accountType: 'INDIVIDUAL' } } = account
  const email = normalEmail(account.email)
  if (await store.accounts.byEmail(email)) return undefined
  const passwordHash = await passwords.hash(password)
  const id = randomUUID()
  const now = clock().toISOString()
  return store.transaction(async ({ accounts, records, outbox }) => {
    const added = await accounts.add({
      id,
      email,
      password_hash: passwordHash,
      authorities: JSON.stringify(authorities),
      active: active ? 1 : 0,
      epoch: 1,
      created_at: now,
      language,
    })
    // Somebody else was faster.
    if (!added) return undefined
    const document = JSON.stringify(newProfile(id, email, introduction))
    await records.add({ id, name: profileRecord, owner: id, version: 1, created_at: now, updated_at: now, document })
    if (!active) await outbox.add(mailRow('activation', email, now))
    return id
  })
}
