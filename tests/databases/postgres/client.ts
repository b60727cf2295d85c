import type { ChildProcess } from 'node:child_process'
import { createAccount } from '#server/identity/createAccount.ts'
import { createPasswords } from '#server/identity/passwords.ts'
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

/** The same until it is taken, under one key, as a browser does: at another server each time if there are several. */
export async function enterSurely(
  addresses: () => string[],
  estate: unknown,
  headers: Record<string, string>,
): Promise<{ id: string; refused: number[] }> {
  const refused: number[] = []
  const deadline = Date.now() + 60_000
  for (let attempt = 0; Date.now() < deadline; attempt += 1) {
    const all = addresses()
    const address = all[(Number(headers['x-turn'] ?? 0) + attempt) % all.length] ?? ''
    try {
      const { status, body } = await enterEstate(address, estate, headers)
      if (status === 200) return { id: (JSON.parse(body) as { resourceUuid: string }).resourceUuid, refused }
      refused.push(status)
    } catch {
      // Nobody answered, or the answer was cut.
      refused.push(0)
    }
    await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 80))
  }
  throw new Error(`Not taken within a minute: ${refused.join(' ')}`)
}

export async function estatesAt(address: string, headers: Record<string, string>): Promise<Estate[]> {
  return (await (await fetch(`${address}/api/restapi/realestate`, { headers })).json()) as Estate[]
}

/** Whether every picture of a real estate is there, byte for byte. */
export async function isWhole(address: string, id: string, headers: Record<string, string>): Promise<boolean> {
  const details = await fetch(`${address}/api/restapi/realestate/${id}`, { headers })
  const { pictures = [] } = (await details.json()) as Estate
  if (pictures.length !== 1) return false
  const answer = await fetch(`${address}/api/restapi/realestate/picture/${pictures[0]?.resourceUuid}`, { headers })
  return answer.status === 200 && Buffer.from(await answer.arrayBuffer()).equals(picture().bytes)
}
