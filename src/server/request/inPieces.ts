import { Readable } from 'node:stream'
import type { Share } from '../shares.ts'

/**
 * Reads a stream a piece at a time, each when it is the turn of the caller's share: the bytes of many files that one caller
 * takes at once would fill every turn of the event loop.
 */
export function inPieces(stream: Readable, { inTurn }: Pick<Share, 'inTurn'>): Readable {
  const paced = Readable.from(inTurn(stream), { objectMode: false })
  // Before its first piece is asked for nothing listens to it, and nothing closes it.
  stream.once('error', (error) => paced.destroy(error))
  paced.once('close', () => stream.destroy())
  return paced
}
