import { type AnswerProblem, type ProblemTime, type ServerProblem, timeParts } from './Answer.ts'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function readItems(value: unknown): ServerProblem[] | undefined {
  const list = Array.isArray(value) ? value : [value]
  const items = list.flatMap((item: unknown) => (isObject(item) ? readItem(item) : []))
  return items.length > 0 ? items : undefined
}

/** Names a problem that has no code of its own. */
const uncoded = 'refused'

/** A message is a code, or, from other servers, a sentence. */
function readItem({ fieldName: path, message, params }: Record<string, unknown>): ServerProblem[] {
  if (typeof path !== 'string') return []
  const figures = isObject(params) ? params : {}
  if (typeof message !== 'string' || message === '') return [{ path, code: uncoded, params: figures }]
  const isCode = /^[\w.-]+$/.test(message)
  return [
    isCode ? { path, code: message, params: figures } : { path, code: uncoded, params: figures, sentence: message },
  ]
}

/** JSON text of a list, or a message key; servers also send the list itself. */
function readDetails(value: unknown): AnswerProblem['details'] {
  if (typeof value !== 'string') return readItems(value)
  const text = value.trim()
  const json = parsed(text)
  if (typeof json === 'string') return json.trim() || undefined
  if (Array.isArray(json) || isObject(json)) return readItems(json)
  const looksLikeJson = /^[[{"]/.test(text)
  return looksLikeJson || text === '' ? undefined : text
}

function readTime(value: unknown): ProblemTime | undefined {
  if (!isObject(value)) return undefined
  const time = Object.fromEntries(timeParts.map((part) => [part, Number(value[part] ?? NaN)])) as ProblemTime
  return Object.values(time).every(Number.isFinite) ? time : undefined
}

/** Reads the error body of the contract from whatever was sent; what is missing or garbage is left out. */
export function readProblem(body: unknown): AnswerProblem | undefined {
  if (!isObject(body)) return undefined
  const details = readDetails(body.functionnalDetails)
  const timestamp = readTime(body.timestamp)
  if (details === undefined && timestamp === undefined) return undefined
  return { ...(details !== undefined && { details }), ...(timestamp && { timestamp }) }
}
