import type { ContractOperation } from './ContractOperation.ts'

/** First line of what is made of the contract. */
export const made = '// Made by `npm run generate`. Change openapi/openapi.yaml and run it again.\n'

/** The module of what the client needs to know of each operation. */
export function clientModule(operations: Iterable<ContractOperation>): string {
  return `${made}
import type { CallFacts } from '#engine/plan/ServerOperation.ts'

/** What the client needs to know of an operation of the contract. What is not so, and what is empty, is left out. */
export interface ClientOperation extends Pick<CallFacts, 'path'>, Partial<Pick<CallFacts, 'bearer' | 'idempotent' | 'knowsDevice'>> {
  method: 'get' | 'post' | 'put' | 'delete'
  queryParameters?: readonly string[]
  /** Whether the call takes the version that its caller has seen, as If-Match. */
  versioned?: boolean
  /** How the record travels. */
  body?: { media: 'json' } | { media: 'multipart'; jsonPart: string; fileParts: readonly string[] }
  /** Absent: \`json\`. */
  answer?: 'text' | 'bytes'
}

export const clientOperations: Readonly<Record<string, ClientOperation>> = {
${[...operations].map((operation) => `  ${operation.id}: ${JSON.stringify(clientRow(operation))},`).join('\n')}
}
`
}

function clientRow(operation: ContractOperation) {
  const { method, path, bearer, query, idempotent, knowsDevice, versioned, body, answer } = operation
  const flags = Object.entries({ bearer, idempotent, knowsDevice, versioned }).filter(([, flag]) => flag)
  return {
    ...{ method, path, ...Object.fromEntries(flags) },
    ...(query.length > 0 && { queryParameters: query.map(({ name }) => name) }),
    ...(body && { body: body.multipart ? { media: 'multipart', ...body.multipart } : { media: 'json' } }),
    ...(answer.media !== 'json' && { answer: answer.media }),
  }
}
