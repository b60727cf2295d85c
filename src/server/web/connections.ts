import type { ConnectionError, FastifyInstance } from 'fastify'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { problemBody } from '../errors.ts'
import { mediaTypeOfRequest } from '../request/requireMedia.ts'

/** Milliseconds after which connections whose last call has ended are looked for while the server closes. */
const closingPace = 20

/**
 * When the server closes, ends every connection that has no call under way, and each other one after its calls. Node would
 * wait for connections on which nothing was ever sent, and browsers hold some ready; it would also wait for a head that was
 * begun, and looks no more for those that are late.
 */
export function closeConnections(app: FastifyInstance): void {
  /** How many calls of each connection are under way. */
  const counts = new Map<Socket, number>()
  const add = (socket: Socket, step: 1 | -1) => {
    const count = counts.get(socket)
    if (count !== undefined) counts.set(socket, count + step)
  }
  app.server.on('connection', (socket: Socket) => {
    counts.set(socket, 0)
    socket.once('close', () => counts.delete(socket))
  })
  app.server.on('request', ({ socket }, response) => {
    add(socket, 1)
    response.once('close', () => add(socket, -1))
  })
  const endIdle = () => {
    for (const [socket, count] of counts) if (count === 0) socket.destroy()
  }
  app.addHook('preClose', (done) => {
    endIdle()
    const timer = setInterval(endIdle, closingPace)
    app.server.once('close', () => clearInterval(timer))
    done()
  })
}

/** Milliseconds that calls wait at most while more connections come. */
const longestWait = 50

/**
 * Lets calls wait for connections that come at the same time. Node accepts one in each turn of the event loop, and a turn
 * carries out every call that has come: the last of a hundred connections would wait for seconds.
 */
export function acceptFirst(app: FastifyInstance): void {
  const waiting: (() => void)[] = []
  let accepted = false
  let end = 0
  const look = () => {
    const more = accepted && performance.now() < end
    accepted = false
    if (more) {
      setImmediate(look)
      return
    }
    end = 0
    for (const begin of waiting.splice(0)) begin()
  }
  app.server.on('connection', () => {
    accepted = true
    if (end > 0) return
    end = performance.now() + longestWait
    setImmediate(look)
  })
  app.addHook('onRequest', (_request, _reply, done) => {
    if (end > 0) waiting.push(done)
    else done()
  })
}

/** Answers that wait for each other at most. */
const maxTogether = 16

/**
 * Sends the answers of one turn of the event loop a few at a time, one right after the other. An answer that is sent while
 * its reader sleeps has the kernel wake the reader first, which takes longer than to send it.
 */
export function answerTogether(app: FastifyInstance): void {
  const waiting: (() => void)[] = []
  const leave = () => {
    for (const send of waiting.splice(0)) send()
  }
  const wait = (send: () => void) => {
    const count = waiting.push(send)
    if (count === 1) setImmediate(leave)
    if (count === maxTogether) leave()
  }
  app.addHook('onSend', (_request, _reply, payload, done) => {
    // Nothing listens to a stream before it is sent: a file that cannot be opened would end the process meanwhile.
    if (payload instanceof Readable) done()
    else wait(done)
  })
}

/** A form with files may take its time, as long as so many bytes of it come within each time-out. */
const minBytes = 8 * 1024

/**
 * Ends each call whose body does not come: a form with files once it hardly moves any more, any other after the
 * time-out, and the rest of a body that was refused.
 */
export function cutSlowCalls(app: FastifyInstance, timeoutMs: number): void {
  app.server.on('request', (request, response) => {
    const { headers, socket } = request
    if (headers['transfer-encoding'] === undefined && !(Number(headers['content-length']) > 0)) return
    const isForm = mediaTypeOfRequest(headers) === 'multipart/form-data'
    let seen = socket.bytesRead
    const timer = setInterval(() => {
      const moved = socket.bytesRead - seen
      seen = socket.bytesRead
      if (request.complete || (isForm && moved >= minBytes && !response.writableEnded)) return
      clearInterval(timer)
      const slow = Object.assign(new Error('The body does not come'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
      app.server.emit('clientError', slow, socket)
    }, timeoutMs)
    timer.unref()
    request.once('close', () => clearInterval(timer))
  })
}

const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

const headers = [
  'content-type: application/json; charset=utf-8',
  'cache-control: no-store',
  'x-content-type-options: nosniff',
  "content-security-policy: default-src 'none';frame-ancestors 'none'",
  'connection: close',
]

/** Answers what never became a call, such as a flood of headers or a body that never ends, and hangs up. */
export function answerBroken(clock: () => Date): (error: ConnectionError, socket: Socket) => void {
  return (error, socket) => {
    // Who has gone reads no answer, and who has had one gets no second.
    if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
      socket.destroy()
      return
    }
    const status = statuses[error.code] ?? 400
    const body = JSON.stringify(problemBody(`ERR_GEN_${status}`, clock()))
    const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...headers, `content-length: ${body.length}`]
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  }
}
