import type { ServerOperation } from '#engine/plan/ServerOperation.ts'
import type { RecordOf } from '../domain.ts'
import { made } from './clientModule.ts'
import type { ContractOperation } from './ContractOperation.ts'
import { operateOf } from './operateOf.ts'

export const verbs = ['list', 'get', 'create', 'update', 'set', 'remove']

/** The module of what the server needs to know of each operation. Throws if one says nothing that the server could do. */
export function serverModule(operations: Iterable<ContractOperation>, recordOf: RecordOf): string {
  return `${made}import type { ServerOperation } from '#engine/plan/ServerOperation.ts'

export const serverOperations: readonly ServerOperation[] = [
${[...operations].map((operation) => `  ${JSON.stringify(serverRow(operation, recordOf))},`).join('\n')}
]
`
}

/** What the server needs of an operation. Throws if it says nothing that the server could do. */
export function serverRow(operation: ContractOperation, recordOf: RecordOf): ServerOperation {
  requireServable(operation)
  const { id, method, path, ids, query, bearer, idempotent, knowsDevice, freshMinutes, body } = operation
  if (body?.record !== undefined) recordOf(body.record)
  const facts = { id, path, ids, query, bearer, idempotent, knowsDevice, freshMinutes, body }
  const upper = method.toUpperCase() as ServerOperation['method']
  return { ...facts, method: upper, operate: operateOf(operation, recordOf) }
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
