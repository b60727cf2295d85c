import type { OperationBody } from '#engine/plan/ServerOperation.ts'
import type { ContractAnswer } from './ContractOperation.ts'
import { follow, object, type Json } from './follow.ts'

/** How a request body travels; undefined if there is none. */
export function bodyOf(document: Json, value: unknown): OperationBody | undefined {
  const request = follow(document, value)
  const content = object(request['content'])
  const media = Object.keys(content)
  if (media.length === 0) return undefined
  const multipart = object(content['multipart/form-data'])
  const first = object(object(Object.values(content)[0])['schema'])
  const required = request['required'] === true
  if (!('multipart/form-data' in content)) {
    const empty = first['type'] === 'object' && first['additionalProperties'] === false && !first['properties']
    return { required, media, record: recordOf(first), empty, multipart: undefined }
  }
  const parts = object(object(multipart['schema'])['properties'])
  const encoding = object(multipart['encoding'])
  const jsonPart = Object.keys(parts).find((name) => object(encoding[name])['contentType'] === 'application/json')
  const fileParts = Object.keys(parts).filter((name) => name !== jsonPart)
  const record = Object.values(parts)
    .map((part) => recordOf(object(part)))
    .find((name) => name !== undefined)
  return { required, media, record, empty: false, multipart: { jsonPart, fileParts } }
}

/** What a call answers when it succeeds. */
export function answerOf(document: Json, responses: Json): ContractAnswer {
  const content = object(follow(document, responses['200'] ?? responses['201'])['content'])
  const media = Object.keys(content)[0] ?? 'application/json'
  const schema = object(object(content['application/json'])['schema'])
  const list = schema['type'] === 'array'
  const one = list ? object(schema['items']) : schema
  return {
    media: media === 'application/json' ? 'json' : media.startsWith('text/') ? 'text' : 'bytes',
    record: recordOf(one),
    list,
    names: Object.keys(object(follow(document, one)['properties'])),
  }
}

/** `../schemas/folder/name.schema.json` → `folder/name` */
function recordOf({ $ref }: Json): string | undefined {
  return typeof $ref === 'string' ? /schemas\/(.+)\.schema\.json$/.exec($ref)?.[1] : undefined
}
