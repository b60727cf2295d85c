export type Verb = 'list' | 'get' | 'create' | 'update' | 'set' | 'remove'

/** Values that a call gives a record, by path. */
export type GivenValues = Readonly<Record<string, string | number | boolean | null>>

/** The server's part of a call: a verb on a record, or a handler of its own. */
export type Operate =
  | {
      kind: 'record'
      verb: Verb
      record: string
      /** Path parameter that holds the id; the last one if not given. */
      id?: string
      /** Values that the stored record must have, else it is not found; `{name}` stands for a path parameter. */
      only: Readonly<Record<string, string>>
      /** The expression that must be true of the stored record. */
      condition?: string
      /** Values that the call gives the record; another value that is sent is refused. `today()` is the day of the call, null is no value. */
      sets: GivenValues
      /** Names of the fields that a change of state takes beside them, and it takes no others. */
      asks?: readonly string[]
    }
  /** Answers the values of an enumeration. */
  | { kind: 'values'; handler: string; values: readonly string[] }
  /** Searches a list of `schemas/lookups`. */
  | { kind: 'lookup'; handler: string; lookup: string }
  /** Searches the entries of all records of the caller: in `lists`, by path, the `texts`, by path in an entry. */
  | { kind: 'search'; handler: string; record: string; lists: readonly string[]; texts: readonly string[] }
  /** @property record record that it works on */
  | { kind: 'handler'; handler: string; record?: string }

export interface QueryParameter {
  name: string
  required: boolean
  maxLength: number
}

export interface OperationBody {
  required: boolean
  media: readonly string[]
  /** Record whose shape travels, `folder/name`. */
  record?: string | undefined
  /** Whether the body is an object that holds nothing. */
  empty: boolean
  /** Names of the parts, where the record travels beside files. */
  multipart?: { jsonPart: string | undefined; fileParts: readonly string[] } | undefined
}

/** The input of a call of the contract, and its permitted callers. */
export interface CallFacts {
  id: string
  /** Behind the proxy prefix, with `{name}` for each path parameter. */
  path: string
  /** Path parameters that are ids; a key of a mail is none. */
  ids: readonly string[]
  query: readonly QueryParameter[]
  /** Whether the call carries the bearer token. */
  bearer: boolean
  /** Whether the call takes an `Idempotency-Key`. */
  idempotent: boolean
  /** Whether the call takes a `Device-Key`. */
  knowsDevice: boolean
  /** Minutes that the sign-in of the caller may be old (`x-fresh`); absent: as old as its session. */
  freshMinutes?: number | undefined
  body?: OperationBody | undefined
}

/** A call of the contract, as the server needs it. */
export interface ServerOperation extends CallFacts {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  operate: Operate
}
