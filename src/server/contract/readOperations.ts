import { parse } from 'yaml'

export const verbs = ['list', 'get', 'create', 'update', 'remove'] as const
export type Verb = (typeof verbs)[number]

/** What the server does with a call: a verb on a record, or a handler of its own. */
export type Operate = OperateRecord | OperateHandler

export interface OperateHandler {
  handler: string
  /** Enumeration, `folder/name#/pointer`, of `listEnumeration`. */
  schema?: string
  /** List of `schemas/lookups`, of `listValues`. */
  values?: string
  /** Record whose entries `searchEntries` searches, `folder/name`. */
  record?: string
  /** Paths of the lists that are searched. */
  lists?: string[]
  /** Paths, in an entry, of the texts that are compared. */
  texts?: string[]
}

export interface OperateRecord {
  verb: Verb
  record: string
  /** Path parameter that holds the id; the last one if not given. */
  id?: string
  /** Values that the stored record must have, else it is not found; `{name}` stands for a path parameter. */
  only?: Record<string, string>
  /** Values that the call gives the record; another value that is sent is refused. */
  sets?: Record<string, string>
}

/** One call of the contract, as the server needs it. */
export interface Operation {
  id: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Behind the proxy prefix, with `{name}` for each path parameter. */
  path: string
  /** Path parameters that are ids; a key of a mail is none. */
  ids: string[]
  bearer: boolean
  operate: Operate
  /** Minutes that the sign-in of the caller may be old (`x-fresh`); undefined: as old as its session. */
  freshMinutes: number | undefined
  /** Whether the call takes an `Idempotency-Key`. */
  idempotent: boolean
  /** Whether the call takes a `Device-Key`. */
  knowsDevice: boolean
  query: QueryParameter[]
  body: OperationBody | undefined
}

export interface QueryParameter {
  name: string
  required: boolean
  /** Most characters. */
  maxLength: number
}

export interface OperationBody {
  required: boolean
  /** Media types that the contract takes. */
  media: string[]
  /** Record whose shape travels, `folder/name`; undefined for an empty object. */
  record: string | undefined
  /** Parts, where the record travels beside files. */
  multipart: { jsonPart: string; fileParts: string[] } | undefined
}

interface Reference {
  $ref?: string
}
interface ParameterObject extends Reference {
  in?: string
  name?: string
  required?: boolean
  schema?: { maxLength?: number }
  'x-secret'?: boolean
}
interface SchemaObject extends Reference {
  type?: string
  properties?: Record<string, Reference>
  additionalProperties?: boolean
}
interface MediaObject {
  schema?: SchemaObject
  encoding?: Record<string, { contentType?: string }>
}
interface OperationObject {
  operationId?: string
  security?: object[]
  parameters?: ParameterObject[]
  requestBody?: { required?: boolean; content: Record<string, MediaObject> }
  'x-operate'?: Operate
  'x-fresh'?: number
}
interface Contract {
  security?: object[]
  paths: Record<string, Record<string, unknown> & { parameters?: ParameterObject[] }>
  components: { parameters: Record<string, ParameterObject> }
}

/** Most characters of a query parameter whose declaration names no number. */
const usualLength = 200

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
  const ofPath = contract.paths[path]?.parameters ?? []
  const parameters = [...ofPath, ...(operation.parameters ?? [])].map(
    (parameter) =>
      (parameter.$ref === undefined ? parameter : contract.components.parameters[lastStep(parameter.$ref)]) ?? {},
  )
  const takes = (header: string) =>
    parameters.some((found) => found.in === 'header' && found.name?.toLowerCase() === header)
  return {
    id: operationId,
    method: method.toUpperCase() as Operation['method'],
    path,
    ids: parameters.flatMap((found) => (found.in === 'path' && !found['x-secret'] ? [found.name ?? ''] : [])),
    bearer: (operation.security ?? contract.security ?? []).length > 0,
    operate,
    freshMinutes: operation['x-fresh'],
    idempotent: takes('idempotency-key'),
    knowsDevice: takes('device-key'),
    query: parameters
      .filter((found) => found.in === 'query')
      .map(({ name = '', required = false, schema }) => ({
        name,
        required,
        maxLength: schema?.maxLength ?? usualLength,
      })),
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

/** `../schemas/folder/name.schema.json` → `folder/name`; undefined for an empty object. */
function recordOf(operationId: string, schema: SchemaObject | undefined): string | undefined {
  const isEmpty = schema?.type === 'object' && schema.additionalProperties === false && !schema.properties
  if (isEmpty) return undefined
  const name = /^\.\.\/schemas\/(.+)\.schema\.json$/.exec(schema?.$ref ?? '')?.[1]
  if (name === undefined) throw new Error(`openapi.yaml: the body of ${operationId} refers to no schema of schemas/`)
  return name
}

const lastStep = (reference: string) => reference.split('/').at(-1) ?? ''
