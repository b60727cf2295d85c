import type { FastifyInstance } from 'fastify'
import type { Socket } from 'node:net'

/** Pieces of a body that may be as small as they like, and bytes that there must be on average in each when more come. */
const [maxFreePieces, minBytesPerPiece] = [500, 64]

/** Undocumented fields of Node at the connection of a server. Its parsers are used again for other connections. */
interface Parsed {
  parser?: Record<typeof onBody, unknown> | null
}

/** Where a parser finds what takes each piece of a body; without it pieces are read, and passed over. */
const onBody = 3

/**
 * Cuts off who sends a body in crumbs. A body without a length names the length of each piece. A packet can hold ten
 * thousand pieces, and each takes as long as a whole packet otherwise.
 */
export function cutCrumbs(app: FastifyInstance): void {
  app.server.prependListener('request', (request) => {
    if (request.headers['transfer-encoding'] === undefined) {
      return
    }
    // Node would pass over what comes after the answer without a call of push, and nobody would count it.
    Object.defineProperty(request, '_dumped', { get: () => false, set() {} })
    let pieces = 0
    let bytes = 0
    const push = request.push.bind(request)
    request.push = (piece: Buffer | null, encoding?: BufferEncoding) => {
      pieces += 1
      bytes += piece?.length ?? 0
      if (pieces > maxFreePieces && bytes < pieces * minBytesPerPiece && !request.socket.destroyed) {
        cutOff(request.socket)
      }
      return push(piece, encoding)
    }
  })
}

/** Closes a connection, and has nothing more made of the packet that is being read. */
function cutOff(socket: Socket & Parsed): void {
  const { parser } = socket
  if (parser) {
    const take = parser[onBody]
    parser[onBody] = undefined
    socket.once('close', () => (parser[onBody] = take))
  }
  socket.destroy()
}
