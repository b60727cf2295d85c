/** A problem of a record. It becomes words only where it is shown. */
export interface Problem {
  /** Path of the field with dots; empty for the record as a whole. */
  path: string
  /** The code of the problem: `required`, `type`, `format`, `enum`, `minimum`, `maxLength`, `unknown`… */
  code: string
  /** Figures for the message, e.g. `{ limit: 200 }`. */
  params: Record<string, unknown>
  /** `warning` is advice that blocks nothing; all else does. */
  severity?: 'warning'
  /** The message of a server, in place of a code. */
  sentence?: string
}

export const problemAt = (path: string, code: string): Problem => ({ path, code, params: {} })

export const blocks = ({ severity }: Problem): boolean => severity === undefined
