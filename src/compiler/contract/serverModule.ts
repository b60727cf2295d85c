import type { ServerOperation } from '#generated/serverContract.gen.ts'
import type { RecordOf } from '../domain.ts'
import { made } from './clientModule.ts'
import type { ContractOperation } from './ContractOperation.ts'
import { operateOf } from './operateOf.ts'

export const verbs = ['list', 'get', 'create', 'update', 'set', 'remove']

/** The module of what the server needs to know of each operation. Throws if one says nothing that the server could do. */
export function serverModule(operations: Iterable<ContractOperation>, recordOf: RecordOf): string {
  return `${made}
export const verbs = ${JSON.stringify(verbs)} as const
export type Verb = (typeof verbs)[number]

/** What the server does with a call: a verb on a record, or a handler of its own. */
export type Operate = OperateRecord | OperateValues | OperateLookup | OperateSearch | OperateHandler

export interface OperateRecord {
  kind: 'record'
  verb: Verb
  record: string
  /** Path parameter that holds the id; the last one if not given. */
  id?: string
  /** Values that the stored record must have, else it is not found; \`{name}\` stands for a path parameter. */
  only: Readonly<Record<string, string>>
  /** Values that the call gives the record; another value that is sent is refused. \`today()\` is the day of the call, null is no value. */
  sets: Readonly<Record<string, string | number | boolean | null>>
}

/** Answers the values of an enumeration. */
export interface OperateValues {
  kind: 'values'
  handler: string
  values: readonly string[]
}

/** Searches a list of \`schemas/lookups\`. */
export interface OperateLookup {
  kind: 'lookup'
  handler: string
  lookup: string
}

/** Searches the entries of all records of the caller. */
export interface OperateSearch {
  kind: 'search'
  handler: string
  record: string
  /** Paths of the lists that are searched. */
  lists: readonly string[]
  /** Paths, in an entry, of the texts that are compared. */
  texts: readonly string[]
}

export interface OperateHandler {
  kind: 'handler'
  handler: string
  /** Record that it works on. */
  record?: string
}

/** One call of the contract, as the server needs it. */
export interface ServerOperation {
  id: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Behind the proxy prefix, with \`{name}\` for each path parameter. */
  path: string
  /** Path parameters that are ids; a key of a mail is none. */
  ids: readonly string[]
  bearer: boolean
  operate: Operate
  /** Minutes that the sign-in of the caller may be old; absent: as old as its session. */
  freshMinutes?: number
  /** Whether the call takes an \`Idempotency-Key\`. */
  idempotent: boolean
  /** Whether the call takes a \`Device-Key\`. */
  knowsDevice: boolean
  query: readonly QueryParameter[]
  body?: OperationBody
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
  media: readonly string[]
  /** Record whose shape travels, \`folder/name\`; absent for an empty object. */
  record?: string
  /** Parts, where the record travels beside files. */
  multipart?: { jsonPart: string; fileParts: readonly string[] }
}

export const serverOperations: readonly ServerOperation[] = [
${[...operations].map((operation) => `  ${JSON.stringify(serverRow(operation, recordOf))},`).join('\n')}
]
`
}

/** What the server needs of an operation. Throws if it says nothing that the server could do. */
export function serverRow(operation: ContractOperation, recordOf: RecordOf): ServerOperation {
  requireServable(operation)
  const operate = operateOf(operation, recordOf)
  const { id, method, path, ids, bearer, freshMinutes, idempotent, knowsDevice, query, body } = operation
  const { required, media, record, multipart } = body ?? {}
  if (record !== undefined) recordOf(record)
  return {
    ...{ id, method: method.toUpperCase(), path, ids, bearer, operate, idempotent, knowsDevice, query },
    ...(freshMinutes !== undefined && { freshMinutes }),
    ...(body && {
      body: { required, media, ...(record !== undefined && { record }), ...(multipart && { multipart }) },
    }),
  } as unknown as ServerOperation
}

function requireServable({ id, operate, body }: ContractOperation): void {
  const verb = operate['verb'] as string | undefined
  const wrong = (what: string) => new Error(`openapi.yaml: ${what}`)
  if (verb === undefined && operate['handler'] === undefined) throw wrong(`${id} has no x-operate`)
  if (verb !== undefined && !verbs.includes(verb))
    throw wrong(`${id} has the verb ${verb}; there are ${verbs.join(', ')}`)
  if (body?.multipart && body.multipart.jsonPart === undefined) throw wrong(`${id} names no JSON part under encoding`)
  if (body && body.record === undefined && !body.empty) throw wrong(`the body of ${id} refers to no schema of schemas/`)
}
