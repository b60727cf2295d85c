import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

interface Parameter {
  $ref?: string
  name: string
  in: 'path' | 'query' | 'header'
}
interface Media {
  schema?: { properties?: Record<string, { type?: string }> }
  encoding?: Record<string, { contentType?: string }>
}
interface Operation {
  operationId?: string
  security?: object[]
  parameters?: Parameter[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, { $ref?: string; content?: Record<string, Media> }>
}
type PathItem = Partial<Record<'get' | 'post' | 'put' | 'delete', Operation>> & { parameters?: Parameter[] }
interface Contract {
  paths: Record<string, PathItem>
  components: { parameters: Record<string, Parameter>; responses: Record<string, Operation['responses'][string]> }
}

const methods = ['get', 'post', 'put', 'delete'] as const

/** What the client needs to know of each operation, as the text of a module. */
export function operationTable(file = 'openapi/openapi.yaml'): string {
  const contract = parse(readFileSync(file, 'utf8')) as Contract
  const entries = Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      return operation ? [facts(contract, path, method, item, operation)] : []
    }),
  )
  const rows = entries.map((entry) => `  ${entry.id}: ${JSON.stringify(entry)},`).join('\n')
  return `// Made by \`npm run generate\`. Change openapi/openapi.yaml and run it again.

/** What the client needs to know of an operation of the API document. */
export interface OperationFacts {
  id: string
  method: 'get' | 'post' | 'put' | 'delete'
  /** Path behind the proxy prefix, with \`{name}\` for each path parameter. */
  path: string
  /** Whether the call carries the bearer token. */
  bearer: boolean
  pathParameters: readonly string[]
  queryParameters: readonly string[]
  /** Whether the call takes an Idempotency-Key. */
  idempotent: boolean
  /** Whether the call takes the key of the device that it comes from, as Device-Key. */
  knowsDevice: boolean
  /** Whether the call takes the version that its caller has seen, as If-Match. */
  versioned: boolean
  /** How the record travels. */
  body?: { media: 'json' } | { media: 'multipart'; jsonPart: string; fileParts: readonly string[] }
  answer: 'json' | 'text' | 'bytes'
}

export const operations: Readonly<Record<string, OperationFacts>> = {
${rows}
}
`
}

function facts(contract: Contract, path: string, method: string, item: PathItem, operation: Operation) {
  const { operationId } = operation
  if (operationId === undefined) throw new Error(`openapi.yaml: ${method} ${path} has no operationId`)
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
    parameter.$ref ? contract.components.parameters[lastPart(parameter.$ref)] : parameter,
  )
  const namesIn = (place: Parameter['in']) =>
    parameters.flatMap((parameter) => (parameter?.in === place ? [parameter.name] : []))
  return {
    id: operationId,
    method,
    path,
    bearer: operation.security?.length !== 0,
    pathParameters: namesIn('path'),
    queryParameters: namesIn('query'),
    idempotent: namesIn('header').includes('Idempotency-Key'),
    knowsDevice: namesIn('header').includes('Device-Key'),
    versioned: namesIn('header').includes('If-Match'),
    ...bodyOf(operation),
    answer: answerOf(contract, operation),
  }
}

function bodyOf({ requestBody }: Operation): object {
  const content = requestBody?.content
  if (!content) return {}
  const multipart = content['multipart/form-data']
  if (!multipart) return { body: { media: 'json' } }
  const parts = Object.keys(multipart.schema?.properties ?? {})
  const isJson = (part: string) => multipart.encoding?.[part]?.contentType === 'application/json'
  return {
    body: { media: 'multipart', jsonPart: parts.find(isJson), fileParts: parts.filter((part) => !isJson(part)) },
  }
}

function answerOf(contract: Contract, operation: Operation): 'json' | 'text' | 'bytes' {
  const response = operation.responses['200']
  const found = response?.$ref ? contract.components.responses[lastPart(response.$ref)] : response
  const media = Object.keys(found?.content ?? {})[0] ?? 'application/json'
  if (media === 'application/json') return 'json'
  return media.startsWith('text/') ? 'text' : 'bytes'
}

const lastPart = (reference: string) => reference.split('/').at(-1) ?? ''
