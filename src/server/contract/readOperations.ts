import { parse } from 'yaml'

export const verbs = ['list', 'get', 'create', 'update', 'remove'] as const
export type Verb = (typeof verbs)[number]

/** What the server does with a call: a verb on a record, or a handler of its own. */
export type Operate = { verb: Verb; record: string } | { handler: string; schema?: string }

/** One call of the contract, as the server needs it. */
export interface Operation {
  id: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Behind the proxy prefix, with `{name}` for each path parameter. */
  path: string
  bearer: boolean
  operate: Operate
  /** Whether the call takes an `Idempotency-Key`. */
  idempotent: boolean
  body: OperationBody | undefined
}

export interface OperationBody {
  required: boolean
  /** Media types that the contract takes. */
  media: string[]
  /** Record whose shape travels, `folder/name`. */
  record: string
  /** Parts, where the record travels beside files. */
  multipart: { jsonPart: string; fileParts: string[] } | undefined
}

interface Reference {
  $ref?: string
}
interface MediaObject {
  schema?: Reference & { properties?: Record<string, Reference> }
  encoding?: Record<string, { contentType?: string }>
}
interface OperationObject {
  operationId?: string
  security?: object[]
  parameters?: (Reference & { in?: string; name?: string })[]
  requestBody?: { required?: boolean; content: Record<string, MediaObject> }
  'x-operate'?: Operate
}
interface Contract {
  security?: object[]
  paths: Record<string, Record<string, unknown>>
  components: { parameters: Record<string, { in: string; name: string }> }
}

const methods = ['get', 'post', 'put', 'delete'] as const

/** Reads the operations of the OpenAPI document. Throws if one says nothing that the server could do. */
export function readOperations(yaml: string): Operation[] {
  const contract = parse(yaml) as Contract
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method] as OperationObject | undefined
      return operation ? [readOperation(contract, path, method, operation)] : []
    }),
  )
}

function readOperation(
  contract: Contract,
  path: string,
  method: (typeof methods)[number],
  operation: OperationObject,
): Operation {
  const { operationId, requestBody } = operation
  const operate = operation['x-operate']
  if (operationId === undefined) throw new Error(`openapi.yaml: ${method} ${path} has no operationId`)
  if (!operate) throw new Error(`openapi.yaml: ${operationId} has no x-operate`)
  if ('verb' in operate && !verbs.includes(operate.verb)) {
    throw new Error(`openapi.yaml: ${operationId} has the verb ${operate.verb}; there are ${verbs.join(', ')}`)
  }
  const headers = (operation.parameters ?? []).map((parameter) => {
    const found = parameter.$ref === undefined ? parameter : contract.components.parameters[lastStep(parameter.$ref)]
    return found?.in === 'header' ? found.name?.toLowerCase() : undefined
  })
  return {
    id: operationId,
    method: method.toUpperCase() as Operation['method'],
    path,
    bearer: (operation.security ?? contract.security ?? []).length > 0,
    operate,
    idempotent: headers.includes('idempotency-key'),
    body: requestBody && readBody(operationId, requestBody),
  }
}

function readBody(operationId: string, body: NonNullable<OperationObject['requestBody']>): OperationBody {
  const media = Object.keys(body.content)
  const multipart = body.content['multipart/form-data']
  const required = body.required ?? false
  if (!multipart) {
    return {
      required,
      media,
      multipart: undefined,
      record: recordOf(operationId, Object.values(body.content)[0]?.schema),
    }
  }
  const [jsonPart] =
    Object.entries(multipart.encoding ?? {}).find(([, how]) => how.contentType === 'application/json') ?? []
  const parts = multipart.schema?.properties ?? {}
  if (jsonPart === undefined) throw new Error(`openapi.yaml: ${operationId} names no JSON part under encoding`)
  const fileParts = Object.keys(parts).filter((name) => name !== jsonPart)
  return { required, media, multipart: { jsonPart, fileParts }, record: recordOf(operationId, parts[jsonPart]) }
}

/** `../schemas/folder/name.schema.json` → `folder/name`. */
function recordOf(operationId: string, schema: Reference | undefined): string {
  const name = /^\.\.\/schemas\/(.+)\.schema\.json$/.exec(schema?.$ref ?? '')?.[1]
  if (name === undefined) throw new Error(`openapi.yaml: the body of ${operationId} refers to no schema of schemas/`)
  return name
}

const lastStep = (reference: string) => reference.split('/').at(-1) ?? ''
