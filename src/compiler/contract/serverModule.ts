import type { ServerOperation } from '#engine/plan/ServerOperation.ts'
import type { RecordOf } from '../domain.ts'
import { made } from './clientModule.ts'
import type { ContractOperation } from './ContractOperation.ts'
import { operateOf } from './operateOf.ts'

/** The module of what the server needs to know of each operation. Throws if one names what is not there. */
export function serverModule(operations: Iterable<ContractOperation>, recordOf: RecordOf): string {
  return `${made}import type { ServerOperation } from '#engine/plan/ServerOperation.ts'

export const serverOperations: readonly ServerOperation[] = [
${[...operations].map((operation) => `  ${JSON.stringify(serverRow(operation, recordOf))},`).join('\n')}
]
`
}

/** What the server needs of an operation. Throws if it names what is not there. */
export function serverRow(operation: ContractOperation, recordOf: RecordOf): ServerOperation {
  const { id, method, path, ids, query, bearer, idempotent, knowsDevice, freshMinutes, body } = operation
  if (body?.record !== undefined) recordOf(body.record)
  const facts = { id, path, ids, query, bearer, idempotent, knowsDevice, freshMinutes, body }
  const upper = method.toUpperCase() as ServerOperation['method']
  return { ...facts, method: upper, operate: operateOf(operation, recordOf) }
}
