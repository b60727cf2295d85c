/** What the server says is wrong with a field, in the shape of the problems that the browser finds. */
export interface ServerProblem {
  path: string
  code: string
  /** Figures for the message. */
  params: Record<string, unknown>
  /** What a server says in a sentence of its own, in the place of a code. */
  sentence?: string
}

export const timeParts = ['year', 'monthValue', 'dayOfMonth', 'hour', 'minute', 'second'] as const

/** When the server says that something went wrong, in its own clock. */
export type ProblemTime = Record<(typeof timeParts)[number], number>

/** The error body of the contract, as far as it could be read. `details` is a key of the catalogue or a list. */
export interface AnswerProblem {
  details?: string | ServerProblem[]
  timestamp?: ProblemTime
}

/** What came of a call. A call never throws: no answer, or one that cannot be read, has the status `network`. */
export interface Answer<Data = unknown> {
  status: number | 'network'
  /** The server said yes and its answer could be read. */
  ok: boolean
  /** JSON, text or a Blob, as the contract says; undefined unless `ok`. */
  data: Data | undefined
  problem?: AnswerProblem
  /** Technical reason in the words of server or browser, for the end of a message. */
  reason?: string
  headers: Headers
}
