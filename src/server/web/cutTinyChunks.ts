import type { FastifyInstance } from 'fastify'
import type { Socket } from 'node:net'

/** Chunks of a body that may have any size. */
const freeChunks = 500

/** Bytes that the chunks of a body must have on average, once there are more than `freeChunks`. */
const minAverageBytes = 64

/** Undocumented field of the sockets of a Node server. Node reuses the parser for other connections. */
interface Parsed {
  parser?: Record<typeof onBody, unknown> | null
}

/** Key of the callback that the parser calls with each chunk of a body. Without it, chunks are parsed and dropped. */
const onBody = 3

/**
 * Closes a connection that sends a body in tiny chunks. One packet can hold ten thousand chunks, and Node needs as long
 * for each as for a whole packet of another body: a few such connections would stop the server.
 */
export function cutTinyChunks(app: FastifyInstance): void {
  app.server.prependListener('request', (request) => {
    if (request.headers['transfer-encoding'] === undefined) {
      return
    }
    // Node sets `_dumped` after the response and no longer calls `push`. Later chunks have to be counted as well.
    Object.defineProperty(request, '_dumped', { get: () => false, set() {} })
    let chunks = 0
    let bytes = 0
    const push = request.push.bind(request)
    request.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
      chunks += 1
      bytes += chunk?.length ?? 0
      const areTiny = chunks > freeChunks && bytes < chunks * minAverageBytes
      if (areTiny && !request.socket.destroyed) closeUnread(request.socket)
      return push(chunk, encoding)
    }
  })
}

/** Closes a connection and skips the remaining chunks of the packet that Node is parsing. */
function closeUnread(socket: Socket & Parsed): void {
  const { parser } = socket
  if (parser) {
    const callback = parser[onBody]
    parser[onBody] = undefined
    socket.once('close', () => (parser[onBody] = callback))
  }
  socket.destroy()
}
