import { clientOperations } from '#generated/clientContract.gen.ts'
import type { RecordOrder } from './readOrders.ts'

/** A file that is ready to be sent. */
export interface SentFile {
  part: string
  name: string
  /** Its media type. */
  type: string
  bytes: Uint8Array<ArrayBuffer>
}

export interface Caller {
  /** Address of the API with its prefix, without a slash at the end. */
  api: string
  token?: string
}

interface Request {
  body?: BodyInit
  headers?: Record<string, string>
  /** Values of the names in the operation's path. */
  path?: Record<string, unknown>
}

/** Carries out an operation of the contract over HTTP. Throws with the answer's text if it is refused. */
export async function call(
  { api, token }: Caller,
  operation: string,
  { body, headers = {}, path = {} }: Request = {},
): Promise<Response> {
  const facts = clientOperations[operation]
  if (!facts) throw new Error(`openapi/openapi.yaml has no operation ${operation}`)
  const address = facts.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])))
  const answer = await fetch(api + address, {
    method: facts.method.toUpperCase(),
    headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body }),
  })
  if (!answer.ok)
    throw new Error(
      `${operation} was refused (${answer.status}): ${await answer.text()}; npm run lint:schemas names the file and line`,
    )
  return answer
}

/** Enters one record with its files; a call that is repeated with the same key is carried out once. */
export async function enterRecord(
  caller: Caller,
  { operation, addressedBy, json }: RecordOrder,
  files: SentFile[],
  key: string,
): Promise<void> {
  const media = clientOperations[operation]?.body
  const headers = { 'idempotency-key': key }
  const answer = addressedBy !== undefined ? await call(caller, addressedBy) : undefined
  const path = ((await answer?.json()) ?? {}) as Record<string, unknown>
  const text = JSON.stringify(json)
  if (media?.media !== 'multipart') {
    await call(caller, operation, { path, body: text, headers: { ...headers, 'content-type': 'application/json' } })
    return
  }
  const form = new FormData()
  form.append(media.jsonPart, new Blob([text], { type: 'application/json' }))
  for (const { part, name, type, bytes } of files) form.append(part, new Blob([bytes], { type }), name)
  await call(caller, operation, { path, body: form, headers })
}
