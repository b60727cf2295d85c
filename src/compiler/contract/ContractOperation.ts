export interface QueryParameter {
  name: string
  required: boolean
  /** Most characters. */
  maxLength: number
}

export interface ContractBody {
  required: boolean
  /** Media types that the contract takes. */
  media: string[]
  /** Record whose shape travels, `folder/name`. */
  record: string | undefined
  /** Whether the body is an object that holds nothing. */
  empty: boolean
  /** Names of the parts, where the record travels beside files. */
  multipart: { jsonPart: string | undefined; fileParts: string[] } | undefined
}

export interface ContractAnswer {
  media: 'json' | 'text' | 'bytes'
  /** Record that the answer is, or whose rows it lists. */
  record: string | undefined
  list: boolean
  names: string[]
}

/** One call of the contract, with all that client, server and lint need to know of it. */
export interface ContractOperation {
  id: string
  method: 'get' | 'post' | 'put' | 'delete'
  /** Behind the proxy prefix, with `{name}` for each path parameter. */
  path: string
  /** Where it stands in the document. */
  place: string[]
  /** Parameters as they are declared, those of the path among them. */
  parameters: Record<string, unknown>[]
  pathParameters: string[]
  /** Path parameters that are ids; a key of a mail is none. */
  ids: string[]
  query: QueryParameter[]
  bearer: boolean
  /** Whether the call takes an `Idempotency-Key`. */
  idempotent: boolean
  /** Whether the call takes a `Device-Key`. */
  knowsDevice: boolean
  /** Whether the call takes the version that its caller has seen, as `If-Match`. */
  versioned: boolean
  /** Minutes that the sign-in of the caller may be old (`x-fresh`); undefined: as old as its session. */
  freshMinutes: number | undefined
  body: ContractBody | undefined
  statuses: string[]
  answer: ContractAnswer
  /** `x-operate` as it stands there. */
  operate: Record<string, unknown>
}
