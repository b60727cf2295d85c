import type { FastifyInstance } from 'fastify'
import type { Socket } from 'node:net'

/**
 * When the server closes, ends every connection that has no call under way, and each other one after its call. Node
 * would wait for connections on which nothing was ever sent, and browsers hold some ready.
 */
export function closeConnections(app: FastifyInstance): void {
  const calls = new Map<Socket, number>()
  let closing = false
  app.server.on('connection', (socket: Socket) => {
    calls.set(socket, 0)
    socket.once('close', () => calls.delete(socket))
  })
  app.server.on('request', ({ socket }, response) => {
    calls.set(socket, (calls.get(socket) ?? 0) + 1)
    response.once('close', () => {
      const left = (calls.get(socket) ?? 1) - 1
      if (calls.has(socket)) calls.set(socket, left)
      if (closing && left === 0) socket.destroySoon()
    })
  })
  app.addHook('preClose', (done) => {
    closing = true
    for (const [socket, count] of calls) if (count === 0) socket.destroy()
    done()
  })
}
