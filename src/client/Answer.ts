import type { Problem } from '#engine/record/problem.ts'

/** The result of a call. A call never throws: no answer, or one that cannot be read, has the status `network`. */
export interface Answer<Data = unknown> {
  status: number | 'network'
  /** The server said yes and its answer could be read. */
  ok: boolean
  /** JSON, text or a Blob, as the contract says; undefined unless `ok`. */
  data: Data | undefined
  /** A key of the catalogue, or the problems of fields, in the shape that the browser finds them in. */
  problem?: string | Problem[]
  /** Technical reason in the words of server or browser, for the end of a message. */
  reason?: string
  headers: Headers
}

/** The answer of a call that has not come to an end: for a reason of the browser, or of the network. */
export function networkAnswer(error: unknown): Answer<never> {
  const reason = error instanceof Error ? error.message : String(error)
  return { status: 'network', ok: false, data: undefined, reason, headers: new Headers() }
}

/** The value of a JSON text. Undefined for any other text, and if it cannot be read. */
export function parsed(read: () => string): unknown {
  try {
    return JSON.parse(read()) as unknown
  } catch {
    return undefined
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** How codes and keys of the catalogue are written. */
const codeForm = /^[\w.-]+$/

/** A message is a code, or, from other servers, a sentence; a problem without a code is `refused`. */
function readItem({ fieldName: path, message, params }: Record<string, unknown>): Problem[] {
  if (typeof path !== 'string') return []
  const reason = typeof message === 'string' ? message : ''
  const isCode = codeForm.test(reason)
  const problem = { path, code: isCode ? reason : 'refused', params: isObject(params) ? params : {} }
  return [isCode || reason === '' ? problem : { ...problem, sentence: reason }]
}

/** Reads the error body of the contract: JSON text of a list, or a message key. Undefined for garbage. */
export function readProblem(body: unknown): Answer['problem'] | undefined {
  const { functionnalDetails: details } = isObject(body) ? body : {}
  if (typeof details !== 'string') return undefined
  if (codeForm.test(details)) return details
  const list = parsed(() => details)
  const items = Array.isArray(list) ? list.flatMap((item) => (isObject(item) ? readItem(item) : [])) : []
  return items.length > 0 ? items : undefined
}
