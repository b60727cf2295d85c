import type { ContractOperation } from '../../project/readContract.ts'
import type { Operate, ServerOperation } from '#engine/plan/ServerOperation.ts'
import type { RecordOf } from '../../project/Definition.ts'
import type { Project } from '../../project/readProject.ts'
import { constModule } from '../constModule.ts'
import { findPointer } from '#engine/schema/dereference.ts'
import { listOn } from '#engine/schema/propertyAt.ts'
import type { OperateDefinition, RecordSchema } from '#generated/definitions.gen.ts'

/** Generates the module with the facts about each operation that the client needs to send it. */
export function clientModule({ contract }: Project): string {
  const rows = [...contract.operations.values()].map(
    (one) => `  ${JSON.stringify(one.id)}: ${JSON.stringify(clientRow(one))},`,
  )
  return `// Made by \`npm run generate\`. Change openapi/openapi.yaml and run it again.
import type { CallFacts } from '#engine/plan/ServerOperation.ts'

/** The facts about an operation that the client needs. False and empty values are left out. */
export interface ClientOperation extends Pick<CallFacts, 'path'>, Partial<Pick<CallFacts, 'bearer' | 'idempotent' | 'knowsDevice'>> {
  method: 'get' | 'post' | 'put' | 'delete'
  queryParameters?: readonly string[]
  /** Whether the call takes the version that its caller has seen, as If-Match. */
  versioned?: boolean
  body?: { media: 'json' } | { media: 'multipart'; jsonPart: string; fileParts: readonly string[] }
  /** Absent: \`json\`. */
  answer?: 'text' | 'bytes'
}

export const clientOperations: Readonly<Record<string, ClientOperation>> = {
${rows.join('\n')}
}
`
}

/** The facts about one operation, without false and empty values: the module is part of the page's download. */
function clientRow(operation: ContractOperation) {
  const { method, path, bearer, query, idempotent, knowsDevice, versioned, body, answer } = operation
  const flags = Object.entries({ bearer, idempotent, knowsDevice, versioned }).filter(([, flag]) => flag)
  return {
    method,
    path,
    ...Object.fromEntries(flags),
    ...(query.length > 0 && { queryParameters: query.map(({ name }) => name) }),
    ...(body && { body: body.multipart ? { media: 'multipart', ...body.multipart } : { media: 'json' } }),
    ...(answer.media !== 'json' && { answer: answer.media }),
  }
}

/**
 * Generates the module with the facts about each operation that the server needs to handle it. Throws if a definition
 * names something that does not exist.
 */
export function serverModule({ contract, recordOf }: Project): string {
  const rows = [...contract.operations.values()].map((operation) => serverRow(operation, recordOf))
  const declaration = 'serverOperations: readonly ServerOperation[]'
  return constModule('openapi/openapi.yaml', 'ServerOperation', declaration, rows, '#engine/plan/ServerOperation.ts')
}

/** The facts about one operation for the server's router, with its handler resolved. */
function serverRow(operation: ContractOperation, recordOf: RecordOf): ServerOperation {
  const { id, method, path, ids, query, bearer, idempotent, knowsDevice, freshMinutes, body } = operation
  const facts = { id, path, ids, query, bearer, idempotent, knowsDevice, freshMinutes, body }
  const upper = method.toUpperCase() as ServerOperation['method']
  return { ...facts, method: upper, operate: operateOf(operation, recordOf) }
}

/**
 * Resolves `x-operate`, which states how the server carries a call out: a verb on records, a list of values, a search,
 * or a handler of its own.
 */
function operateOf({ operate, pathParameters }: ContractOperation, recordOf: RecordOf): Operate {
  const { handler = '', verb, record = '', values, texts, ...given } = operate as OperateDefinition
  const schema = record === '' ? undefined : recordOf(record)
  if (verb !== undefined) return { kind: 'record', verb, record, ...verbCall(given, pathParameters) }
  if (values?.includes('#')) return { kind: 'values', handler, values: enumerationAt(values, recordOf) }
  if (values !== undefined) return { kind: 'lookup', handler, lookup: values }
  if (schema && texts) return { kind: 'search', handler, record, ...splitAtLists(schema, texts) }
  return { kind: 'handler', handler, ...(schema && { record }) }
}

type VerbWords = Pick<OperateDefinition, 'only' | 'sets' | 'asks'>

/**
 * The conditions on the records that a verb finds (`only`), the values that it sets, and the path parameter with the
 * id.
 */
function verbCall({ only = {}, sets = {}, asks }: VerbWords, pathParameters: readonly string[]) {
  const needed = typeof only === 'object' ? only : {}
  const id = idParameter(pathParameters, Object.values({ ...needed, ...sets }))
  const condition = typeof only === 'object' ? {} : { condition: String(only) }
  return { only: needed, ...condition, sets, ...(asks && { asks }), ...id }
}

/**
 * Names the path parameter that holds the id of the record. Left out for the last parameter, which is the usual one.
 */
function idParameter(parameters: readonly string[], taken: readonly unknown[]): { id?: string } {
  const id = parameters.findLast((name) => !taken.includes(`{${name}}`))
  return id === undefined || id === parameters.at(-1) ? {} : { id }
}

/** Splits the searched paths at their lists: `lists` to iterate, `texts` to read in each entry. */
function splitAtLists(record: RecordSchema, paths: readonly string[]) {
  const lists = paths.map((path) => listOn(record, path) ?? '')
  const texts = paths.map((path, index) => path.slice((lists[index] ?? '').length + 1))
  return { lists: [...new Set(lists)], texts: [...new Set(texts)] }
}

/** The values of an enumeration that a call answers with. Throws if there is none. @param reference as `folder/name#/pointer` */
export function enumerationAt(reference: string, recordOf: RecordOf): string[] {
  const values = findEnumeration(reference, recordOf)
  if (!values) throw new Error(`openapi.yaml: ${reference} is no enumeration of schemas/`)
  return values
}

/** The values of an enumeration of a record; undefined where there is none. @param reference as `folder/name#/pointer` */
export function findEnumeration(
  reference: string,
  recordOf: (name: string) => RecordSchema | undefined,
): string[] | undefined {
  const [name = '', pointer = ''] = reference.split('#')
  return (findPointer(recordOf(name), pointer) as { enum?: string[] } | undefined)?.enum
}
