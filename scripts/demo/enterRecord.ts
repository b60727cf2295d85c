import { operations } from '#generated/operations.gen.ts'
import type { RecordOrder } from './readOrders.ts'

/** A file that is ready to be sent. */
export interface DrawnFile {
  part: string
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

export interface Caller {
  /** Address of the API with its prefix, without a slash at the end. */
  api: string
  token?: string
}

/** Carries out an operation of the contract over HTTP. Throws with the answer's text if it is refused. */
export async function call(
  { api, token }: Caller,
  operation: string,
  body?: BodyInit,
  headers: Record<string, string> = {},
): Promise<Response> {
  const facts = operations[operation]
  if (!facts) throw new Error(`openapi/openapi.yaml has no operation ${operation}`)
  const answer = await fetch(api + facts.path, {
    method: facts.method.toUpperCase(),
    headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body }),
  })
  if (!answer.ok) throw new Error(`${operation} was refused (${answer.status}): ${await answer.text()}`)
  return answer
}

/** Enters one record with its files; a call that is repeated with the same key is carried out once. */
export async function enterRecord(
  caller: Caller,
  { operation, json }: RecordOrder,
  files: DrawnFile[],
  key: string,
): Promise<void> {
  const media = operations[operation]?.body
  const headers = { 'idempotency-key': key }
  const text = JSON.stringify(json)
  if (media?.media !== 'multipart') {
    await call(caller, operation, text, { ...headers, 'content-type': 'application/json' })
    return
  }
  const form = new FormData()
  form.append(media.jsonPart, new Blob([text], { type: 'application/json' }))
  for (const { part, name, bytes } of files) form.append(part, new Blob([bytes], { type: 'image/jpeg' }), name)
  await call(caller, operation, form, headers)
}
