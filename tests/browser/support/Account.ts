import { createAccount } from '#server/identity/createAccount.ts'
import { createPasswords } from '#server/identity/passwords.ts'
import { openSqlite } from '#server/store/openStore.ts'

export interface Account {
  email: string
  password: string
}

const password = 'Maison-2026!'

/** Enters accounts into the data folder of a server that does not run. */
export async function enterAccounts(dataDir: string, count: number): Promise<Account[]> {
  const store = await openSqlite(dataDir)
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
