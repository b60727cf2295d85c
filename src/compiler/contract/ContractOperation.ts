import type { CallFacts } from '#engine/plan/ServerOperation.ts'

export interface ContractAnswer {
  media: 'json' | 'text' | 'bytes'
  /** Record that the answer is, or whose rows it lists. */
  record: string | undefined
  list: boolean
  names: string[]
}

/** One call of the contract, with all that client, server and lint need to know of it. */
export interface ContractOperation extends CallFacts {
  method: 'get' | 'post' | 'put' | 'delete'
  /** Where it stands in the document. */
  place: string[]
  /** Parameters as they are declared, those of the path among them. */
  parameters: Record<string, unknown>[]
  pathParameters: string[]
  /** Whether the call takes the version that its caller has seen, as `If-Match`. */
  versioned: boolean
  statuses: string[]
  answer: ContractAnswer
  /** `x-operate` as it stands there. */
  operate: Record<string, unknown>
}
