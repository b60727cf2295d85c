import type { ClientOperation } from '#generated/clientContract.gen.ts'

/** Bytes that travel as one part of a multipart body. */
export interface FilePart {
  part: string
  file: Blob
  name: string
}

interface Content {
  json?: unknown
  constants?: Record<string, unknown>
  files?: readonly FilePart[]
}

/** The body as the contract wants it: nothing, a value to be sent as JSON, or a form of parts. */
export function requestBody(body: ClientOperation['body'], { json, constants, files }: Content): unknown {
  if (!body) return undefined
  const value = constants ? { ...(json as Record<string, unknown> | undefined), ...constants } : (json ?? {})
  if (body.media === 'json') {
    // JSON has no place for bytes: what was chosen would be gone without a word.
    if (files?.[0]) throw new Error(`The contract takes "${files[0].part}" as JSON, which carries no files`)
    return value
  }
  const form = new FormData()
  form.append(body.jsonPart, new Blob([JSON.stringify(value)], { type: 'application/json' }))
  for (const { part, file, name } of files ?? []) {
    // A part that the contract does not know would be refused, or worse, be kept somewhere unseen.
    if (!body.fileParts.includes(part)) throw new Error(`The contract has no file part "${part}"`)
    form.append(part, file, name)
  }
  return form
}
