import type { FastifyInstance } from 'fastify'
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { refusals } from '../errors.ts'

/** Calls that wait on a connection behind the one that is being answered, at most. Browsers and proxies let none wait. */
const mostWaiting = 8

/**
 * Looks after the answers of each connection, which are sent one after the other: ends those that wait when the connection
 * closes, closes it after one that finds too many before it, and cuts off who does not read.
 * @param patience milliseconds without a byte that is taken
 */
export function tendAnswers(app: FastifyInstance, patience: number): void {
  const open = new WeakMap<Socket, Set<ServerResponse>>()
  // Before the calls are carried out: the first hook asks for what is noted here.
  app.server.prependListener('request', ({ socket }, response) => {
    let answers = open.get(socket)
    if (!answers) {
      open.set(socket, (answers = new Set()))
      socket.once('close', () => answers?.forEach(endUnsent))
    }
    answers.add(response)
    response.once('close', () => answers.delete(response))
    // Node counts what is taken and what comes. While nothing is to be sent, the caller is not late.
    response.setTimeout(patience, () => {
      if (socket.writableLength > 0) socket.destroy()
    })
  })
  app.addHook('onRequest', ({ raw: { socket } }, _reply, done) => {
    const waiting = (open.get(socket)?.size ?? 0) - 1
    done(waiting > mostWaiting ? refusals.tooManyWaiting() : undefined)
  })
  endLate(app)
}

/** Ends what an answer was to send that came too late to learn of its end: it would wait for ever to be read on. */
function endLate(app: FastifyInstance): void {
  app.addHook('onSend', (_request, { raw }, payload, done) => {
    if (!(payload instanceof Readable && raw.destroyed)) {
      done()
      return
    }
    payload.destroy()
    done(null, null)
  })
}

/** Node tells only the answer that is being sent that its connection has closed: what others were to send stays open. */
function endUnsent(response: ServerResponse): void {
  if (response.socket) return
  response.destroy()
  response.emit('close')
}
