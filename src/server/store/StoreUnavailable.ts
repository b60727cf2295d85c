/**
 * The database cannot be had now, or went away in the middle of something: whether that was carried out is then unknown.
 * Whoever tries again later gets through.
 */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super(`The database does not answer: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.name = 'StoreUnavailable'
  }
}
