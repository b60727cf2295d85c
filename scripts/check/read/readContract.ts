import type { Path, Source } from './Source.ts'

/** What definitions need to know about one call. */
export interface ContractOperation {
  id: string
  method: string
  path: string
  /** Where it stands in the file. */
  place: Path
  pathParameters: string[]
  /** Parameters that the call takes in its address, after the question mark. */
  queryParameters: string[]
  statuses: string[]
  /** Record that a body is, as `folder/name`. */
  body: string | undefined
  hasBody: boolean
  /** Names of the parts of a multipart body. */
  parts: string[]
  /** Record that the answer is, or whose rows it lists. */
  answer: { record: string | undefined; list: boolean; names: string[]; text: boolean }
  operate: Record<string, unknown>
}

export interface Contract {
  source: Source
  operations: Map<string, ContractOperation>
  /** Calls that have the name of another one. */
  repeated: Pick<ContractOperation, 'id' | 'place'>[]
}

type Json = Record<string, unknown>
const methods = ['get', 'post', 'put', 'patch', 'delete']
const object = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {})

/** Reads the operations of the OpenAPI document. */
export function readContract(source: Source): Contract {
  const document = object(source.value)
  const operations = new Map<string, ContractOperation>()
  const repeated: Contract['repeated'] = []
  for (const [path, item] of Object.entries(object(document.paths))) {
    for (const method of methods) {
      const operation = object(object(item)[method])
      if (typeof operation.operationId !== 'string') continue
      const id = operation.operationId
      const place = ['paths', path, method]
      if (operations.has(id)) repeated.push({ id, place })
      operations.set(id, { id, method, path, place, ...facts(document, object(item), operation) })
    }
  }
  return { source, operations, repeated }
}

function facts(document: Json, item: Json, operation: Json) {
  const parameters = [item.parameters, operation.parameters].flat().map((one) => follow(document, one))
  const names = (where: string) => parameters.filter((one) => one.in === where).map((one) => String(one.name))
  const content = object(follow(document, operation.requestBody).content)
  const multipart = object(object(content['multipart/form-data']).schema)
  const parts = object(multipart.properties)
  const json = object(object(content['application/json']).schema)
  const success = follow(document, object(operation.responses)['200'] ?? object(operation.responses)['201'])
  return {
    pathParameters: names('path'),
    queryParameters: names('query'),
    statuses: Object.keys(object(operation.responses)),
    body: [json, ...Object.values(parts)].map((schema) => recordOf(object(schema))).find((name) => name !== undefined),
    hasBody: Object.keys(content).length > 0,
    parts: Object.keys(parts),
    answer: answerOf(document, object(success.content)),
    operate: object(operation['x-operate']),
  }
}

function answerOf(document: Json, content: Json): ContractOperation['answer'] {
  const schema = object(object(content['application/json']).schema)
  const list = schema.type === 'array'
  const one = list ? object(schema.items) : schema
  return {
    record: recordOf(one),
    list,
    names: Object.keys(object(follow(document, one).properties)),
    text: 'text/plain' in content,
  }
}

function follow(document: Json, part: unknown): Json {
  const { $ref } = object(part)
  if (typeof $ref !== 'string' || !$ref.startsWith('#/')) return object(part)
  const found = $ref
    .slice(2)
    .split('/')
    .reduce<unknown>((value, name) => object(value)[name], document)
  return object(found)
}

function recordOf(schema: Json): string | undefined {
  return typeof schema.$ref === 'string' ? /schemas\/(.+)\.schema\.json$/.exec(schema.$ref)?.[1] : undefined
}
