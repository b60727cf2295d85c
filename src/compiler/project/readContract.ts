import { findPointer } from '#engine/schema/dereference.ts'
import type { Json } from '#engine/record/path.ts'
import type { OperationBody } from '#engine/plan/ServerOperation.ts'

const methods = ['get', 'post', 'put', 'delete'] as const

/** Most characters of a query parameter whose declaration names no number. */
const usualLength = 200

/** Reads the operations of an OpenAPI document. Calls without a name are left out. */
export function readContract(document: Json) {
  const operations = new Map<string, ContractOperation>()
  const repeated: ContractOperation[] = []
  for (const path of Object.keys(object(document['paths']))) {
    for (const method of methods) {
      const operation = readOperation(document, path, method)
      if (operation && operations.has(operation.id)) repeated.push(operation)
      if (operation) operations.set(operation.id, operation)
    }
  }
  return { operations, repeated }
}

/** A call of the contract, with the facts that client, server and lint need. */
export type ContractOperation = NonNullable<ReturnType<typeof readOperation>>

/** Reads an operation of the contract with the facts that client, server and checks need. Undefined if it has no id. */
function readOperation(document: Json, path: string, method: (typeof methods)[number]) {
  const item = object(object(document['paths'])[path])
  const operation = object(item[method])
  const { operationId: id, 'x-fresh': fresh } = operation
  const operate = object(operation['x-operate'])
  if (typeof id !== 'string') return undefined
  const parameters = [item['parameters'] ?? [], operation['parameters'] ?? []]
    .flat()
    .map((one) => follow(document, one))
  const among = (where: string) => parameters.filter((one) => one['in'] === where)
  const headers = among('header').map((one) => String(one['name']).toLowerCase())
  return {
    id,
    method,
    path,
    place: ['paths', path, method],
    /** All declared parameters, path parameters included. */
    parameters,
    pathParameters: among('path').map((one) => String(one['name'])),
    ids: among('path').flatMap((one) => (one['x-secret'] ? [] : [String(one['name'])])),
    query: among('query').map(({ name, required, schema }) => {
      const { maxLength } = object(schema)
      const maxCharacters = typeof maxLength === 'number' ? maxLength : usualLength
      return { name: String(name), required: required === true, maxLength: maxCharacters }
    }),
    bearer: ((operation['security'] ?? document['security'] ?? []) as object[]).length > 0,
    idempotent: headers.includes('idempotency-key'),
    knowsDevice: headers.includes('device-key'),
    /** Whether the call takes the version that its caller has seen, as `If-Match`. */
    versioned: headers.includes('if-match'),
    freshMinutes: typeof fresh === 'number' ? fresh : undefined,
    body: bodyOfChange(operate, readBody(follow(document, operation['requestBody']))),
    statuses: Object.keys(object(operation['responses'])),
    answer: readAnswer(document, object(operation['responses'])),
    operate,
  }
}

/** The body of a change of state counts as its record, though it only has the fields that the change asks for. */
function bodyOfChange({ asks, record }: Json, body: OperationBody | undefined): OperationBody | undefined {
  return body && Array.isArray(asks) ? { ...body, record: String(record), empty: false } : body
}

/** Media types, record and multipart parts of a request body; undefined if the operation has none. */
function readBody({ content: given, required: isRequired }: Json): OperationBody | undefined {
  const content = object(given)
  const media = Object.keys(content)
  if (media.length === 0) return undefined
  const required = isRequired === true
  const first = object(object(Object.values(content)[0])['schema'])
  if (!('multipart/form-data' in content)) {
    const empty = first['type'] === 'object' && first['additionalProperties'] === false && !first['properties']
    return { required, media, record: recordOf(first), empty, multipart: undefined }
  }
  const { schema, encoding } = object(content['multipart/form-data'])
  const parts = object(object(schema)['properties'])
  const isJson = (name: string) => object(object(encoding)[name])['contentType'] === 'application/json'
  const jsonPart = Object.keys(parts).find(isJson)
  const fileParts = Object.keys(parts).filter((name) => name !== jsonPart)
  const [record] = Object.values(parts).flatMap((part) => recordOf(object(part)) ?? [])
  return { required, media, record, empty: false, multipart: { jsonPart, fileParts } }
}

/** The way in which the client reads an answer of this media type. */
function mediaKind(media: string) {
  if (media === 'application/json') return 'json'
  return media.startsWith('text/') ? 'text' : 'bytes'
}

/** The facts about a successful answer: media type, record, and whether it is a list. */
function readAnswer(document: Json, responses: Json) {
  const content = object(follow(document, responses['200'] ?? responses['201'])['content'])
  const media = Object.keys(content)[0] ?? 'application/json'
  const schema = object(object(content['application/json'])['schema'])
  const list = schema['type'] === 'array'
  const one = list ? object(schema['items']) : schema
  return {
    media: mediaKind(media),
    /** Record that the answer is, or whose rows it lists. */
    record: recordOf(one),
    list,
    names: Object.keys(object(follow(document, one)['properties'])),
  }
}

/** `../schemas/folder/name.schema.json` → `folder/name` */
function recordOf({ $ref }: Json): string | undefined {
  return typeof $ref === 'string' ? /schemas\/(.+)\.schema\.json$/.exec($ref)?.[1] : undefined
}

export const object = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {})

/** Returns a part of a document, or its target if it is a reference inside the document. */
export function follow(document: Json, part: unknown): Json {
  const { $ref } = object(part)
  const isInside = typeof $ref === 'string' && $ref.startsWith('#/')
  return object(isInside ? findPointer(document, $ref.slice(1)) : part)
}
