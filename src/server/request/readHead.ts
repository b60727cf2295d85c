import type { FastifyRequest } from 'fastify'
import type { IncomingHttpHeaders } from 'node:http'
import type { QueryParameter, ServerOperation } from '#engine/plan/ServerOperation.ts'
import { problemAt, type Problem } from '#engine/record/problem.ts'
import { refusals, refuse } from '../errors.ts'

/**
 * The head of a call without its caller, limited to the parts that its operation reads. Throws 422 that names each
 * mistake.
 */
export function readHead({ headers, query }: FastifyRequest, operation: ServerOperation) {
  return {
    // Makes a repeated call harmless.
    idempotencyKey: operation.idempotent ? readKey(headers, 'Idempotency-Key', 8) : undefined,
    deviceKey: operation.knowsDevice ? readKey(headers, 'Device-Key', 32) : undefined,
    seenVersion: readSeenVersion(headers),
    query: readQuery(query, operation.query),
  }
}

/** A key that the caller has made, as visible letters. */
function readKey(headers: IncomingHttpHeaders, name: string, minLength: number): string | undefined {
  const key = headers[name.toLowerCase()]
  if (key === undefined) return undefined
  if (typeof key !== 'string' || key.length < minLength || !/^[\x21-\x7E]{1,100}$/.test(key)) {
    throw refusals.invalid([problemAt(name, 'format')])
  }
  return key
}

/**
 * The version of `If-Match: "3"`; `*` stands for any. A proxy that packs answers may have called it weak. A tag that
 * the server never issued matches no version.
 */
function readSeenVersion(headers: IncomingHttpHeaders): number | undefined {
  const value = headers['if-match']?.trim()
  if (value === undefined || value === '*') return undefined
  return Number(/^(?:W\/)?"(\d{1,15})"$/.exec(value)?.[1] ?? -1)
}

/**
 * The declared query parameters that hold more than white space; others are passed over. A repeated header is refused,
 * since the choice between both would be a guess.
 */
function readQuery(query: unknown, declared: readonly QueryParameter[]): Record<string, string> {
  if (declared.length === 0) return {}
  const sent = new Map(Object.entries(query as Record<string, unknown>))
  const read: Record<string, string> = {}
  const problems: Problem[] = []
  for (const { name, required, maxLength } of declared) {
    const value = sent.get(name) ?? ''
    if (typeof value !== 'string') problems.push(problemAt(name, 'duplicate'))
    else if (value.length > maxLength) problems.push(problemAt(name, 'maxLength'))
    else if (value.trim() !== '') read[name] = value
    else if (required) problems.push(problemAt(name, 'required'))
  }
  refuse(problems)
  return read
}
