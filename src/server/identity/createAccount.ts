import { randomUUID } from 'node:crypto'
import type { AccountStore } from '../store/Store.ts'
import type { Passwords } from './passwords.ts'

export interface NewAccount {
  email: string
  password: string
  authorities?: string[]
  /** Whether the account may sign in. */
  active?: boolean
}

/** The email as it is stored and looked for. */
export const normalEmail = (email: string) => email.trim().toLowerCase()

/** Makes an account and gives its id; undefined if the email is taken. */
export async function createAccount(
  { email, password, authorities = [], active = true }: NewAccount,
  { accounts, passwords, now }: { accounts: AccountStore; passwords: Passwords; now: Date },
): Promise<string | undefined> {
  const id = randomUUID()
  const added = await accounts.add({
    id,
    email: normalEmail(email),
    password_hash: await passwords.hash(password),
    authorities: JSON.stringify(authorities),
    active: active ? 1 : 0,
    epoch: 1,
    created_at: now.toISOString(),
    document: '{}',
  })
  return added ? id : undefined
}
