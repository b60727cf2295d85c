import { randomUUID } from 'node:crypto'
import type { Json } from '#engine/record/path.ts'
import type { Services } from '../services.ts'
import type { Repositories } from '../store/openStore.ts'
import type { AccountRow } from '../store/database/tables.ts'
import { accountAt, normalEmail, shownEmail } from '../credentials/emails.ts'

/** Makes an account with its profile, and gives its id; undefined if the email is taken. */
export async function createAccount(
  { email, password, authorities = [] }: { email: string; password: string; authorities?: string[] },
  { store, passwords, clock }: Pick<Services, 'store' | 'passwords' | 'clock'>,
): Promise<string | undefined> {
  if (await accountAt(store.accounts, email)) return undefined
  const account = {
    id: randomUUID(),
    email: normalEmail(email),
    password_hash: await passwords.hash(password),
    authorities: JSON.stringify(authorities),
    active: 1,
    language: 'fr',
  }
  const profile = { accountType: 'INDIVIDUAL' }
  const entered = await store.transaction((tables) => enterAccount(account, profile, {}, tables, clock()))
  return entered ? account.id : undefined
}

/**
 * Enters an account with its profile. False if the email is taken.
 * @param introduction values given at sign-up
 * @param contact values given at activation
 */
export async function enterAccount(
  account: Omit<AccountRow, 'epoch' | 'created_at'>,
  introduction: Json,
  contact: Json,
  { accounts, records }: Pick<Repositories, 'accounts' | 'records'>,
  at: Date,
): Promise<boolean> {
  const { id } = account
  const now = at.toISOString()
  if (!(await accounts.add({ ...account, epoch: 1, created_at: now }))) return false
  const { accountType: type, surname, firstName, corporationName: name } = introduction
  const names = type === 'CORPORATION' ? { name } : { surname, firstName }
  const contacts = [{ ...contact, email: shownEmail(account.email) }]
  // It lacks what the form of the profile asks for.
  const document = JSON.stringify({ resourceUuid: id, type, ...names, contacts })
  await records.add({ id, name: profileRecord, owner: id, version: 1, created_at: now, updated_at: now, document })
  return true
}

/** Record that says who an account is. Its id and its owner are the account. */
export const profileRecord = 'account/account'

/** The name by which people are greeted; undefined if they have given none. */
export function nameOf(profile: Json): string | undefined {
  const parts = profile['type'] === 'CORPORATION' ? [profile['name']] : [profile['firstName'], profile['surname']]
  const name = parts.filter((part) => typeof part === 'string').join(' ')
  return name === '' ? undefined : name
}
