import type { ConnectionError } from 'fastify'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { problemBody } from '../errors.ts'

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
