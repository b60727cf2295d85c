import type { ProductServer } from '../browser/support/startProductServer.ts'
import { bearerAt } from '../databases/postgres/client.ts'

type Call = (method: string, path: string, body?: object) => Promise<Response>

/** Calls a server as one of its people. */
export async function signedIn(
  { url, accounts }: Pick<ProductServer, 'url' | 'accounts'>,
  person = 0,
  more: Record<string, string> = {},
): Promise<Call> {
  const { email = '', password } = accounts[person] ?? {}
  const bearer = { ...more, ...(await bearerAt(url.replace(/\/$/, ''), email, password)) }
  const json = { ...bearer, 'content-type': 'application/json' }
  return (method, path, body) => {
    const isForm = body === undefined || body instanceof FormData
    const sent = isForm ? { headers: bearer, body } : { headers: json, body: JSON.stringify(body) }
    return fetch(`${url}api${path}`, { method, ...sent })
  }
}
