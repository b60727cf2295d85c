import type { FastifyInstance } from 'fastify'
import type { RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { refusals } from '../errors.ts'

/** Calls that wait on a connection behind the one that is being answered, at most. Browsers and proxies let none wait. */
const mostWaiting = 8

/** Calls behind those that are passed over before their caller is cut off. */
const mostPassedOver = 100

/** What is known of the calls of a connection. */
interface Line {
  /** Answers that are not sent yet. */
  answers: Set<ServerResponse>
  /** The answer that closes the connection, as it found too many before it. */
  last?: ServerResponse
  passedOver: number
}

/**
 * Looks after the answers of each connection, which are sent one after the other: ends those that wait when the connection
 * closes, closes it after one that finds too many before it, and cuts off who does not read. A packet can hold two thousand
 * calls: those behind the last one are not looked at.
 * @param patience milliseconds without a byte that is taken
 */
export function tendAnswers(app: FastifyInstance, patience: number): void {
  const lines = new WeakMap<Socket, Line>()
  const addLine = (socket: Socket): Line => {
    const line: Line = { answers: new Set(), passedOver: 0 }
    lines.set(socket, line)
    socket.once('close', () => line.answers.forEach(endUnsent))
    return line
  }
  /** False for a call that is passed over. */
  const isTaken = (socket: Socket, response: ServerResponse): boolean => {
    const line = lines.get(socket) ?? addLine(socket)
    const { answers, last } = line
    if (last) {
      line.passedOver += 1
      if (line.passedOver === mostPassedOver) socket.destroy()
      return false
    }
    answers.add(response)
    if (answers.size - 1 > mostWaiting) line.last = response
    response.once('close', () => answers.delete(response))
    // Node counts what is taken and what comes. While nothing is to be sent, the caller is not late.
    response.setTimeout(patience, () => {
      if (socket.writableLength > 0) socket.destroy()
    })
    return true
  }
  // It stands before all that carries calls out.
  const listeners = app.server.listeners('request') as RequestListener[]
  app.server.removeAllListeners('request')
  app.server.on('request', (request, response) => {
    if (isTaken(request.socket, response)) for (const listener of listeners) listener(request, response)
  })
  app.addHook('onRequest', ({ raw }, reply, done) => {
    done(lines.get(raw.socket)?.last === reply.raw ? refusals.tooManyWaiting() : undefined)
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
