import type { ProductServer } from '../browser/support/startProductServer.ts'

type Call = (method: string, path: string, body?: object) => Promise<Response>
type Headers = Record<string, string>

/** Calls a server as one of its people. */
export async function signedIn({ url, accounts }: ProductServer, person = 0, more: Headers = {}): Promise<Call> {
  const json = { 'content-type': 'application/json' }
  const account = accounts[person]
  const session = await fetch(`${url}api/authentication/signin`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ username: account?.email, password: account?.password }),
  })
  const { access_token } = (await session.json()) as { access_token: string }
  const bearer = { ...more, authorization: `Bearer ${access_token}` }
  return (method, path, body) => {
    if (body instanceof FormData) return fetch(`${url}api${path}`, { method, headers: bearer, body })
    const sent = body ? { headers: { ...bearer, ...json }, body: JSON.stringify(body) } : { headers: bearer }
    return fetch(`${url}api${path}`, { method, ...sent })
  }
}
