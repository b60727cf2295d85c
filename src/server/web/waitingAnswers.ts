import type { FastifyInstance } from 'fastify'
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { refusals } from '../errors.ts'

/** Calls that wait on a connection behind the one that is being answered, at most. Browsers and proxies let none wait. */
const maxWaiting = 8

/** Packets behind those that are passed over before their caller is cut off. */
const maxPassedOver = 10

/** Milliseconds between two of them. */
const packetDelayMs = 100

interface Line {
  /** Answers that are not sent yet. */
  answers: Set<ServerResponse>
  /** The answer that closes the connection, as it found too many before it. */
  last?: ServerResponse
}

/**
 * Looks after the answers of each connection, which are sent one after the other: ends those that wait when the connection
 * closes, closes it after one that finds too many before it, and cuts off who does not read.
 * @param timeoutMs milliseconds without a byte that is taken
 */
export function tendAnswers(app: FastifyInstance, timeoutMs: number): void {
  const lines = new WeakMap<Socket, Line>()
  const addLine = (socket: Socket): Line => {
    const line: Line = { answers: new Set() }
    lines.set(socket, line)
    socket.once('close', () => line.answers.forEach(endUnsent))
    return line
  }
  const take = (socket: Socket, response: ServerResponse) => {
    const line = lines.get(socket) ?? addLine(socket)
    const { answers } = line
    answers.add(response)
    if (answers.size - 1 > maxWaiting) {
      line.last = response
      passOverRest(socket)
    }
    response.once('close', () => answers.delete(response))
    // Node counts bytes in both directions. While nothing waits to be sent, the caller is not late.
    response.setTimeout(timeoutMs, () => {
      if (socket.writableLength > 0) socket.destroy()
    })
  }
  // It stands before all that carries calls out.
  app.server.prependListener('request', ({ socket }, response) => take(socket, response))
  app.addHook('onRequest', ({ raw }, reply, done) => {
    done(lines.get(raw.socket)?.last === reply.raw ? refusals.tooManyWaiting() : undefined)
  })
  endLate(app)
}

/** Undocumented fields of Node at the connection of a server. */
interface Parsed {
  /** Takes a call whose head is read. After 2 nothing more is read of its packet: what comes is no HTTP. */
  parser?: { onIncoming: () => 0 | 2 } | null
}

/**
 * Makes no call of what comes over a connection from now on, until it closes. A packet can hold two thousand calls: Node
 * would make every one of them, also when the connection was destroyed at the first. Further bytes are read slowly, so
 * that the server stays idle and sees the end. A caller who continues is cut off.
 */
function passOverRest(socket: Socket & Parsed): void {
  if (socket.parser) socket.parser.onIncoming = () => 2
  let passedOver = 0
  const passOver = () => {
    passedOver += 1
    if (passedOver === maxPassedOver) socket.destroy()
    socket.pause()
    setTimeout(() => socket.resume(), packetDelayMs).unref()
  }
  // A listener would take the connection from the parser, which is still reading it.
  setImmediate(() => socket.on('data', passOver))
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
