import type { Account } from './Account.ts'

/** A call to the API; what it answers is data or a text. */
export type ApiCall = (path: string, init?: RequestInit) => Promise<unknown>

const sessions = new Map<string, Promise<string>>()

/** Calls the API as an account, beside the browser. @param address of the server, with a slash at the end */
export function apiOf(address: string, account: Account): ApiCall {
  const call = async (path: string, init: RequestInit): Promise<unknown> => {
    const answer = await fetch(new URL(`/api/${path}`, address), init)
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${init.method ?? 'GET'} ${path}: ${answer.status} ${text}`)
    return answer.headers.get('content-type')?.includes('json') ? (JSON.parse(text) as unknown) : text
  }
  async function signIn(): Promise<string> {
    const answer = await call('authentication/signin', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: account.email, password: account.password, grant_type: 'password' }),
    })
    return (answer as { access_token: string }).access_token
  }
  const session = `${address} ${account.email}`
  return async (path, init = {}) => {
    const opened = sessions.get(session) ?? signIn()
    sessions.set(session, opened)
    const headers = new Headers(init.headers)
    headers.set('authorization', `Bearer ${await opened}`)
    return call(path, { ...init, headers })
  }
}

/** The body of a save: the record, and files in the parts that they travel in. */
export function bodyOf(
  part: string,
  record: object,
  files: { part: string; name: string; mimeType: string; buffer: Buffer }[] = [],
): FormData {
  const body = new FormData()
  body.append(part, new Blob([JSON.stringify(record)], { type: 'application/json' }))
  for (const file of files) {
    body.append(file.part, new Blob([new Uint8Array(file.buffer)], { type: file.mimeType }), file.name)
  }
  return body
}
