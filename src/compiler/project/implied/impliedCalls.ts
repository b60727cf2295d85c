import type { Verb } from '#engine/plan/ServerOperation.ts'
import type { Json } from '#engine/record/path.ts'
import { uploadFields } from '#engine/schema/wireFields.ts'
import type { RecordSchema } from '#generated/definitions.gen.ts'
import { clientShape } from './clientShape.ts'
import { object } from '../readContract.ts'
import type { RecordDefinition } from '../Definition.ts'
import { callName } from './usualCalls.ts'

/** A record, which has the usual calls where it states their path. */
type CalledRecord = Pick<RecordDefinition, 'id' | 'value' | 'whole'>

const component = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` })
const idempotencyKey = component('parameters', 'IdempotencyKey')
const ifMatch = component('parameters', 'IfMatch')

/** The responses of an operation: its success, and the refusals of the given statuses. */
function responsesOf(success: Json, ...problems: number[]): Json {
  const refusal = (status: number) => component('responses', status === 429 ? 'TooMany' : 'Problem')
  return { '200': success, ...Object.fromEntries(problems.map((status) => [status, refusal(status)])) }
}

/**
 * The paths of the five usual operations of a record (list, create, get, update, remove) and of its changes of state,
 * as OpenAPI.
 */
function impliedPaths({ id, value: { calls: path, changes = {} }, whole }: CalledRecord): Record<string, Json> {
  if (path === undefined) return {}
  const schema = { $ref: `../schemas/${id}.schema.json` }
  const json = (answer: Json) => ({ content: { 'application/json': { schema: answer } } })
  /** An operation of the record, with the id that is derived from its name: `listTenants`. */
  const impliedCall = (name: string, operate: Json, summary: string, rest: Json) => ({
    operationId: callName(id, name),
    tags: [id.split('/')[0]],
    summary,
    'x-operate': { ...operate, record: id },
    ...rest,
  })
  const call = (verb: Verb, summary: string, rest: Json) => impliedCall(verb, { verb }, summary, rest)
  const requestBody = { required: true, content: requestContent(schema, whole) }
  const saved = responsesOf(component('responses', 'Saved'), 401, 403, 404, 409, 412, 413, 415, 422, 429)
  const rows = { description: 'The rows, newest first.', ...json({ type: 'array', items: schema }) }
  const resource = [component('parameters', 'ResourceUuid')]
  const changing = Object.entries(changes).map(([name, change]): [string, Json] => {
    const { asks } = change
    const body = asks && whole && { requestBody: { required: true, ...json(askedShape(whole, asks)) } }
    const rest = { parameters: [idempotencyKey, ifMatch], ...body, responses: saved }
    const post = impliedCall(name, { verb: 'set', ...change }, 'Changes its state.', rest)
    return [`${path}/{resourceUuid}/${name}`, { parameters: resource, post }]
  })
  const headers = { ETag: { schema: { type: 'string' }, description: 'Version of the record.' } }
  return {
    [path]: {
      get: call('list', 'All of them that the owner has.', { responses: responsesOf(rows, 401) }),
      post: call('create', 'Enters one.', { parameters: [idempotencyKey], requestBody, responses: saved }),
    },
    [`${path}/{resourceUuid}`]: {
      parameters: resource,
      get: call('get', 'One of them.', {
        responses: responsesOf({ description: 'The record.', headers, ...json(schema) }, 401, 404),
      }),
      put: call('update', 'Replaces it.', { parameters: [idempotencyKey, ifMatch], requestBody, responses: saved }),
      delete: call('remove', 'Removes it.', {
        parameters: [ifMatch],
        responses: responsesOf(component('responses', 'Text'), 401, 403, 404, 409, 412, 429),
      }),
    },
    ...Object.fromEntries(changing),
  }
}

/** The schema of the request body of a change of state: the fields that it asks for. */
function askedShape({ properties, required = [] }: RecordSchema, asks: readonly string[]): Json {
  const demanded = required.filter((name) => asks.includes(name))
  return {
    type: 'object',
    additionalProperties: false,
    ...(demanded.length > 0 && { required: demanded }),
    properties: Object.fromEntries(asks.map((name) => [name, clientShape(properties[name] ?? {})])),
  }
}

/** The content of a request with a record: JSON, or multipart with the JSON part `record` if the record has files. */
function requestContent(schema: Json, whole: RecordSchema | undefined): Json {
  const files = whole ? uploadFields(whole) : []
  if (files.length === 0) return { 'application/json': { schema } }
  const bytes = { type: 'string', format: 'binary' }
  const parts = files.map(({ upload, many, maxItems }) => [
    upload.part,
    many || maxItems !== 1 ? { type: 'array', items: bytes, ...(maxItems !== undefined && { maxItems }) } : bytes,
  ])
  return {
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: ['record'],
        properties: { record: schema, ...(Object.fromEntries(parts) as Json) },
      },
      encoding: { record: { contentType: 'application/json' } },
    },
  }
}

/**
 * Adds the usual operations of records to the API document. Returns the record of each added path, and the paths that
 * were already taken.
 */
export function withImpliedCalls(document: Json, records: readonly CalledRecord[]) {
  const paths: Json = { ...object(document['paths']) }
  const holders = new Map<string, CalledRecord>()
  const repeated: { path: string; record: CalledRecord }[] = []
  for (const record of records) {
    for (const [path, item] of Object.entries(impliedPaths(record))) {
      if (Object.keys(paths).some((one) => anonymousPath(one) === anonymousPath(path))) repeated.push({ path, record })
      else {
        paths[path] = item
        holders.set(path, record)
      }
    }
  }
  return { document: { ...document, paths: withTooMany(document, paths) }, holders, repeated }
}

/**
 * Adds the response 429 to every operation that needs a session, since the server limits the concurrent calls of an
 * account.
 */
function withTooMany({ security, components }: Json, paths: Json): Json {
  if (object(object(components)['responses'])['TooMany'] === undefined) return paths
  const declared = (operation: Json): Json => {
    const { security: schemes = security ?? [], responses } = operation
    if (!Array.isArray(schemes) || schemes.length === 0) return operation
    return { ...operation, responses: { '429': component('responses', 'TooMany'), ...object(responses) } }
  }
  const complete = (item: unknown) =>
    Object.fromEntries(
      Object.entries(object(item)).map(([name, part]) => [name, methods.has(name) ? declared(object(part)) : part]),
    )
  return Object.fromEntries(Object.entries(paths).map(([path, item]) => [path, complete(item)]))
}

const methods = new Set(['get', 'post', 'put', 'delete'])

/** Paths are the same if only the names of their parameters differ. */
export const anonymousPath = (path: string) => path.replace(/\{[^{}]*\}/g, '{}').replace(/(.)\/$/, '$1')
