/** The file storage cannot be reached now; a later try may succeed. */
export class FilesUnavailable extends Error {
  constructor(cause: unknown) {
    super(`The storage of files does not answer: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.name = 'FilesUnavailable'
  }
}
