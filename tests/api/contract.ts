import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

interface ResponseObject {
  $ref?: string
  content?: Record<string, unknown>
}
interface OperationObject {
  operationId: string
  responses: Record<string, ResponseObject>
}
interface Contract {
  paths: Record<string, Record<string, OperationObject>>
  components: { responses: Record<string, ResponseObject> }
}

const contract = parse(readFileSync('openapi/openapi.yaml', 'utf8')) as Contract

/** Literal paths before those with parameters, as the server matches them. */
const paths = Object.keys(contract.paths)
  .map((path) => ({ path, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]*')}$`) }))
  .sort((left, right) => left.path.split('{').length - right.path.split('{').length)

/** Throws if an answer has a status or a media type that the contract does not list for its operation. */
export function requireDeclared(
  options: InjectOptions,
  answer: Pick<LightMyRequestResponse, 'statusCode' | 'headers'>,
  apiPrefix: string,
): void {
  const operation = operationOf(options, apiPrefix)
  // Faults of the server are planted by tests.
  if (!operation || answer.statusCode >= 500) return
  const media = String(answer.headers['content-type']).split(';')[0] ?? ''
  const declared = mediaOf(operation.responses[answer.statusCode])
  if (!declared.includes(media) && !declared.includes('application/octet-stream')) {
    throw new Error(`${operation.operationId} answered ${answer.statusCode} ${media}, which the contract does not list`)
  }
}

function operationOf({ url, method = 'GET' }: InjectOptions, apiPrefix: string): OperationObject | undefined {
  const [path = ''] = typeof url === 'string' ? url.split('?') : []
  // An address with a bad escape reaches no operation.
  if (!path.startsWith(apiPrefix) || /%(?![0-9a-f]{2})/i.test(path)) return undefined
  const found = paths.find(({ pattern }) => pattern.test(path.slice(apiPrefix.length)))
  return found && contract.paths[found.path]?.[method.toLowerCase()]
}

function mediaOf(response: ResponseObject | undefined): string[] {
  const name = response?.$ref?.split('/').at(-1)
  return Object.keys((name === undefined ? response : contract.components.responses[name])?.content ?? {})
}
