import type { Readable } from 'node:stream'

/** A file that was received and is not stored yet. */
export interface ReceivedBytes {
  /** Where the bytes wait. */
  temporary: string
  size: number
  /** Hex. */
  sha256: string
  /** More than the limit was sent; the rest was thrown away. */
  tooLarge: boolean
}

/** Where the bytes of files lie. Rows about them stand in the database. */
export interface FileStorage {
  /** Takes a stream in to its end, keeping at most `limit` bytes. */
  receive(stream: Readable, limit: number): Promise<ReceivedBytes>
  /** Makes a received file a stored one: on the disk for good when this resolves. */
  place(temporary: string, id: string): Promise<void>
  /** Throws received bytes away that were not placed. Never rejects: what stays is swept. */
  discard(temporary: string): Promise<void>
  /** Bytes of a stored file; undefined if there are none. */
  read(id: string): Promise<Readable | undefined>
  /** Never rejects: what stays is swept. */
  remove(ids: string[]): Promise<void>
  /** Throws away what was coming in when a run or a call was cut. @param starting nothing comes in meanwhile */
  dropIncoming(starting?: boolean): Promise<void>
  /**
   * Removes what no row knows: left-overs of a cut run or removal, but nothing that is about to be entered. Gives the ids of
   * rows that have no bytes.
   * @param starting this process enters nothing meanwhile
   */
  sweep(known: Set<string>, starting?: boolean): Promise<{ removed: number; missing: string[] }>
}

/** The file storage cannot be reached now; a later try may succeed. */
export class FilesUnavailable extends Error {
  constructor(cause: unknown) {
    super(`The storage of files does not answer: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.name = 'FilesUnavailable'
  }
}
