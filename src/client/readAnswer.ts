import type { ClientOperation } from '#generated/clientContract.gen.ts'
import type { Answer } from './Answer.ts'
import { readProblem } from './readProblem.ts'

async function readData(response: Response, answer: ClientOperation['answer']): Promise<unknown> {
  if (answer === 'bytes') return response.blob()
  const text = await response.text()
  if (answer === 'text') return text
  return text === '' ? undefined : JSON.parse(text)
}

/** An answer for a call that got none, or got one that cannot be read. */
export function failedAnswer(error: unknown): Answer {
  const reason = error instanceof Error ? error.message : String(error)
  return { status: 'network', ok: false, data: undefined, reason, headers: new Headers() }
}

/** Turns a response (its body still unread when it is a success) into an answer. */
export async function readAnswer(
  response: Response,
  errorBody: unknown,
  expected: ClientOperation['answer'],
): Promise<Answer> {
  const { status, ok, headers, statusText } = response
  if (ok) {
    try {
      return { status, ok, data: await readData(response, expected), headers }
    } catch (error) {
      return failedAnswer(error)
    }
  }
  const problem = readProblem(errorBody)
  const reason = statusText ? `${status} ${statusText}` : `HTTP ${status}`
  return { status, ok, data: undefined, ...(problem && { problem }), reason, headers }
}
