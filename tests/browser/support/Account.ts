import { createAccount } from '#server/accounts/createAccount.ts'
import { createPasswords } from '#server/accounts/passwords.ts'
import { readSettings } from '#server/settings.ts'
import { openStore } from '#server/store/openStore.ts'

export interface Account {
  email: string
  password: string
}

const password = 'Maison-2026!'

/** Enters accounts into the database of a server that does not run. @param settings its environment */
export async function enterAccounts(settings: Record<string, string>, count: number): Promise<Account[]> {
  const store = await openStore(readSettings(settings))
  // All have the same password, so it is hashed once.
  const passwords = createPasswords()
  const hash = await passwords.hash(password)
  const once = { ...passwords, hash: () => Promise.resolve(hash) }
  const accounts = Array.from({ length: count }, (_, index) => ({ email: `camille.${index + 1}@example.fr`, password }))
  try {
    for (const account of accounts) await createAccount(account, { store, passwords: once, clock: () => new Date() })
  } finally {
    await store.close()
  }
  return accounts
}
