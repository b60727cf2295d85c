import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import publicContract from '#generated/publicContract.gen.json' with { type: 'json' }

export interface SchemaObject {
  type?: string
  format?: string
  [keyword: string]: unknown
}
export interface ParameterObject {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: SchemaObject
}
interface ResponseObject {
  headers?: Record<string, unknown>
  content?: Record<string, { schema: SchemaObject }>
}
interface OperationObject {
  operationId: string
  parameters?: ParameterObject[]
  requestBody?: { content: Record<string, { schema: SchemaObject }> }
  responses: Record<string, ResponseObject>
}
type PathItem = Record<string, OperationObject> & { parameters?: ParameterObject[] }
interface Contract {
  paths: Record<string, PathItem>
}

/** The contract as clients outside are given it, with its references in place. */
const contract = inPlace(publicContract) as Contract

/** Literal paths before those with parameters, as the server matches them. */
const paths = Object.keys(contract.paths)
  .map((path) => ({ path, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]*')}$`) }))
  .sort((left, right) => left.path.split('{').length - right.path.split('{').length)

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true, logger: false })
ajv.addFormat('uuid', /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i)
const validators = new Map<object, ValidateFunction>()

/** What the contract says of a call, by its method and its path behind the prefix. */
export function operationAt(method: string, path: string): OperationObject & { parameters: ParameterObject[] } {
  const item = contract.paths[path]
  const operation = item?.[method.toLowerCase()]
  if (!operation) throw new Error(`The contract has no ${method} ${path}`)
  return { ...operation, parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])] }
}

type Given = Pick<LightMyRequestResponse, 'statusCode' | 'headers'> & { body?: string }

/**
 * Throws if an answer is not as the contract lists it for its operation: status, media type, body by its schema, headers.
 * A body that is not given is not looked at.
 */
export function requireDeclared(options: InjectOptions, answer: Given, apiPrefix: string): void {
  const operation = operationOf(options, apiPrefix)
  // Faults of the server are planted by tests.
  if (!operation || answer.statusCode >= 500) return
  const about = `${operation.operationId} answered ${answer.statusCode}`
  const media = String(answer.headers['content-type']).split(';')[0] ?? ''
  const response = operation.responses[answer.statusCode]
  const { [media]: exact, 'application/octet-stream': bytes } = response?.content ?? {}
  const declared = exact ?? bytes
  if (!declared) throw new Error(`${about} ${media}, which the contract does not list`)
  const missing = missingHeader(response, answer)
  if (missing !== undefined) throw new Error(`${about} without the header ${missing}`)
  if (answer.body === undefined || declared.schema.format === 'binary') return
  const wrong = validatorOf(declared.schema)
  const body: unknown = media === 'application/json' ? JSON.parse(answer.body) : answer.body
  if (!wrong(body)) throw new Error(`${about} with a body that is not as listed: ${ajv.errorsText(wrong.errors)}`)
}

const missingHeader = (response: ResponseObject | undefined, { headers }: Given) =>
  Object.keys(response?.headers ?? {}).find((name) => headers[name.toLowerCase()] === undefined)

function operationOf({ url, method = 'GET' }: InjectOptions, apiPrefix: string): OperationObject | undefined {
  const [path = ''] = typeof url === 'string' ? url.split('?') : []
  // An address with a bad escape reaches no operation.
  if (!path.startsWith(apiPrefix) || /%(?![0-9a-f]{2})/i.test(path)) return undefined
  const found = paths.find(({ pattern }) => pattern.test(path.slice(apiPrefix.length)))
  return found && contract.paths[found.path]?.[method.toLowerCase()]
}

function validatorOf(schema: SchemaObject): ValidateFunction {
  const known = validators.get(schema) ?? ajv.compile(answered(schema) as SchemaObject)
  validators.set(schema, known)
  return known
}

/** The shape in an answer: what is only ever sent to the server is no part of it. */
function answered(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(answered)
  if (typeof schema !== 'object' || schema === null) return schema
  const { properties, required, ...rest } = schema as { properties?: Record<string, SchemaObject>; required?: string[] }
  const others = Object.fromEntries(Object.entries(rest).map(([name, inner]) => [name, answered(inner)]))
  if (properties === undefined) return { ...others, ...(required && { required }) }
  const given = Object.entries(properties).filter(([, property]) => property['writeOnly'] !== true)
  const names = new Set(given.map(([name]) => name))
  return {
    ...others,
    properties: Object.fromEntries(given.map(([name, property]) => [name, answered(property)])),
    ...(required && { required: required.filter((name) => names.has(name)) }),
  }
}

/** The document without `$ref`. Parts that are named twice become one and the same object. */
function inPlace(document: object): unknown {
  const opened = new Map<string, unknown>()
  const open = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(open)
    if (typeof part !== 'object' || part === null) return part
    const { $ref } = part as { $ref?: string }
    if ($ref === undefined) return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, open(inner)]))
    const target = $ref
      .split('/')
      .slice(1)
      .reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], document)
    if (!opened.has($ref)) opened.set($ref, open(target))
    return opened.get($ref)
  }
  return open(document)
}

/** What every answer bears, whatever it is. */
const usual: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** Throws if an answer lacks one of the headers that guard it in a browser. */
export function requireHeaders({ headers }: Pick<LightMyRequestResponse, 'headers'>, apiPrefix: string): void {
  for (const [name, value] of Object.entries(usual)) {
    if (headers[name] !== value) throw new Error(`${name} is ${String(headers[name])} and not ${value}`)
  }
  const policy = String(headers['content-security-policy'])
  if (!policy.startsWith("default-src 'none'")) throw new Error(`The policy is ${policy}`)
  if (/unsafe/.test(policy)) throw new Error(`The policy allows what is unsafe: ${policy}`)
  if (headers['x-powered-by'] ?? headers['server']) throw new Error('The answer tells what made it')
  if (apiPrefix !== '' && !String(headers['cache-control']).includes('no-store')) {
    throw new Error('The answer may be kept')
  }
}
