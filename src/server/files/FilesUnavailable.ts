/** The place where files lie cannot be had now. Whoever tries again later gets through. */
export class FilesUnavailable extends Error {
  constructor(cause: unknown) {
    super(`The storage of files does not answer: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.name = 'FilesUnavailable'
  }
}
