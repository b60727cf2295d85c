/** A field that the server names, with a code or a text for what is wrong with it. */
export interface ProblemItem {
  fieldName: string
  message?: string
}

/** When the server says that something went wrong, in its own clock. */
export interface ProblemTime {
  year: number
  monthValue: number
  dayOfMonth: number
  hour: number
  minute: number
  second: number
}

/** The error body of the contract, as far as it could be read. `details` is a key of the catalogue or a list. */
export interface AnswerProblem {
  details?: string | ProblemItem[]
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
