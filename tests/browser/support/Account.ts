import { password } from '../../api/password.ts'
import type { Environment } from '../../api/serverProcess.ts'
import { enterAccounts } from '../../databases/postgres/client.ts'

export interface Account {
  email: string
  password: string
}

/** Enters accounts into the database of a server. @param settings its environment */
export async function newAccounts(settings: Environment, count: number): Promise<Account[]> {
  const emails = Array.from({ length: count }, (_, index) => `camille.${index + 1}@example.fr`)
  await enterAccounts(settings, emails)
  return emails.map((email) => ({ email, password }))
}
