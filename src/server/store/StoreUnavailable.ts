/** The database cannot be reached now, or the connection broke; a later try may succeed. */
export class StoreUnavailable extends Error {
  /** Whether the transaction may have been carried out all the same: its commit was sent and got no answer. */
  readonly mayBeDone: boolean

  constructor(cause: unknown, { mayBeDone = false } = {}) {
    super(`The database does not answer: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.name = 'StoreUnavailable'
    this.mayBeDone = mayBeDone
  }
}
