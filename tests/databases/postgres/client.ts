import type { ChildProcess } from 'node:child_process'
import { createAccount } from '#server/accounts/createAccount.ts'
import { createPasswords } from '#server/accounts/passwords.ts'
import { readSettings } from '#server/settings.ts'
import { openStore } from '#server/store/openStore.ts'
import { multipart, picture, type Estate } from '../../api/requests.ts'
import { password } from '../../api/password.ts'
import { runServer, started } from '../../api/serverProcess.ts'

/** A server that runs as a process of its own. */
export interface Instance {
  process: ChildProcess
  address: string
}

export async function startInstance(environment: Record<string, string>): Promise<Instance> {
  const process = runServer(environment)
  return { process, address: await started(process) }
}

/** Enters an account beside servers that run. */
export async function enterAccount(environment: Record<string, string>, email: string): Promise<string> {
  const store = await openStore(readSettings(environment))
  try {
    const id = await createAccount(
      { email, password },
      { store, passwords: createPasswords(), clock: () => new Date() },
    )
    if (id === undefined) throw new Error(`${email} is taken`)
    return id
  } finally {
    await store.close()
  }
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
export async function enterEstate(
  address: string,
  estate: unknown,
  headers: Record<string, string>,
): Promise<{ status: number; body: string; retryAfter: string | null }> {
  const { payload, headers: own } = await multipart(estate, [picture()])
  const answer = await fetch(`${address}/api/restapi/realestate`, {
    method: 'POST',
    headers: { ...own, ...headers },
    body: payload,
  })
  return { status: answer.status, body: await answer.text(), retryAfter: answer.headers.get('retry-after') }
}

export async function estatesAt(address: string, headers: Record<string, string>): Promise<Estate[]> {
  return (await (await fetch(`${address}/api/restapi/realestate`, { headers })).json()) as Estate[]
}
