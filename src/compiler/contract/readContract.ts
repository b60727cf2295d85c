import { answerOf, bodyOf } from './bodies.ts'
import type { QueryParameter } from '#engine/plan/ServerOperation.ts'
import type { ContractOperation } from './ContractOperation.ts'
import { follow, object, type Json } from './follow.ts'

export interface Contract {
  operations: Map<string, ContractOperation>
  /** Calls that have the name of another one. */
  repeated: Pick<ContractOperation, 'id' | 'place'>[]
}

const methods = ['get', 'post', 'put', 'delete'] as const

/** Most characters of a query parameter whose declaration names no number. */
const usualLength = 200

/** Reads the operations of an OpenAPI document. Calls without a name are left out. */
export function readContract(value: unknown): Contract {
  const document = object(value)
  const operations: Contract['operations'] = new Map()
  const repeated: Contract['repeated'] = []
  for (const [path, item] of Object.entries(object(document['paths'])))
    for (const method of methods) {
      const operation = object(object(item)[method])
      const id = operation['operationId']
      if (typeof id !== 'string') continue
      const place = ['paths', path, method]
      if (operations.has(id)) repeated.push({ id, place })
      operations.set(id, { id, method, path, place, ...factsOf(document, object(item), operation) })
    }
  return { operations, repeated }
}

function factsOf(
  document: Json,
  item: Json,
  operation: Json,
): Omit<ContractOperation, 'id' | 'method' | 'path' | 'place'> {
  const parameters = [item['parameters'] ?? [], operation['parameters'] ?? []]
    .flat()
    .map((one) => follow(document, one))
  const among = (where: string) => parameters.filter((one) => one['in'] === where)
  const headers = among('header').map((one) => String(one['name']).toLowerCase())
  const operate = object(operation['x-operate'])
  const fresh = operation['x-fresh']
  return {
    parameters,
    pathParameters: among('path').map((one) => String(one['name'])),
    ids: among('path').flatMap((one) => (one['x-secret'] ? [] : [String(one['name'])])),
    query: among('query').map(queryParameter),
    bearer: ((operation['security'] ?? document['security'] ?? []) as object[]).length > 0,
    idempotent: headers.includes('idempotency-key'),
    knowsDevice: headers.includes('device-key'),
    versioned: headers.includes('if-match'),
    freshMinutes: typeof fresh === 'number' ? fresh : undefined,
    body: bodyOf(document, operation['requestBody']),
    statuses: Object.keys(object(operation['responses'])),
    answer: answerOf(document, object(operation['responses'])),
    operate,
  }
}

function queryParameter({ name, required, schema }: Json): QueryParameter {
  const { maxLength } = object(schema)
  return {
    name: String(name),
    required: required === true,
    maxLength: typeof maxLength === 'number' ? maxLength : usualLength,
  }
}
