import { createAccount } from '#server/accounts/createAccount.ts'
import { createPasswords } from '#server/credentials/passwords.ts'
import { readSettings } from '#server/settings.ts'
import { openStore } from '#server/store/openStore.ts'
import { multipart, picture, type Estate } from '../../api/requests.ts'
import { password } from '../../api/password.ts'
import { runPacked, type Environment } from '../../api/serverProcess.ts'
import { packServer } from '../load/packServer.ts'

/** A server that runs as a process of its own, and serves. */
export type Instance = Awaited<ReturnType<typeof startInstance>>

export async function startInstance(environment: Environment) {
  const server = runPacked(await packServer(), environment)
  return { ...server, address: await server.ready() }
}

/** Enters accounts of one password beside servers, which are not asked, and gives their ids. */
export async function enterAccounts(environment: Environment, emails: readonly string[]): Promise<string[]> {
  const store = await openStore(readSettings(environment))
  const passwords = createPasswords()
  const hash = await passwords.hash(password)
  const services = { store, passwords: { ...passwords, hash: () => Promise.resolve(hash) }, clock: () => new Date() }
  const ids: string[] = []
  try {
    for (const email of emails) {
      const id = await createAccount({ email, password }, services)
      if (id === undefined) throw new Error(`${email} is taken`)
      ids.push(id)
    }
    return ids
  } finally {
    await store.close()
  }
}

export async function enterAccount(environment: Environment, email: string): Promise<string> {
  const [id = ''] = await enterAccounts(environment, [email])
  return id
}

export const signInAt = (address: string, username: string, secret = password) =>
  fetch(`${address}/api/authentication/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: secret }),
  })

/** The header of somebody who is signed in. */
export async function bearerAt(address: string, username: string, secret?: string): Promise<{ authorization: string }> {
  const answer = await signInAt(address, username, secret)
  const { access_token: token } = (await answer.json()) as { access_token: string }
  return { authorization: `Bearer ${token}` }
}

/** Enters a real estate with one picture. */
export async function enterEstate(address: string, estate: unknown, headers: Record<string, string>) {
  const { payload, headers: own } = await multipart(estate, [picture()])
  const sent = { method: 'POST', headers: { ...own, ...headers }, body: payload }
  const answer = await fetch(`${address}/api/restapi/realestate`, sent)
  return { status: answer.status, body: await answer.text(), retryAfter: answer.headers.get('retry-after') }
}

export async function estatesAt(address: string, headers: Record<string, string>): Promise<Estate[]> {
  return (await (await fetch(`${address}/api/restapi/realestate`, { headers })).json()) as Estate[]
}
