import { LogController, type FastifyReply, type FastifyRequest, type FastifyServerOptions } from 'fastify'
import type { Writable } from 'node:stream'
import pino from 'pino'

/**
 * Bytes that are written together, and milliseconds for which a line waits for others at most. Lines that nothing reads are
 * dropped before they fill the memory.
 */
const together = { minLength: 12_288, periodicFlush: 500, maxLength: 16 * 1024 * 1024 }

const headers = ['headers', '*.headers', '*.*.headers']

/**
 * Structured lines, one for each call: method, pattern of the address, ids of records that it answered, status, time, id
 * of the call. Addresses, bodies and headers are never written, so no password, token or key of a mail can be. No call
 * waits for a line to be written.
 * @param stream standard output if not given
 */
export function logging(level: string, stream?: Writable): FastifyServerOptions['logger'] {
  return {
    level,
    stream: stream ?? pino.destination({ dest: 1, sync: false, ...together }),
    // Plugins log what they like at the lowest levels; the multipart parser does log headers.
    ...(level === 'trace' || level === 'debug' ? { redact: { paths: headers, remove: true } } : {}),
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: request.routeOptions.url }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
  }
}

/** Writes one line for each call, once it is answered. */
export class CallLog extends LogController {
  override incomingRequest(): void {
    // The line of the answer says all that is known here.
  }

  /** Logs a call once it was answered, without its address, body and headers. */
  override requestCompleted(err: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const { method, routeOptions } = request
    const { statusCode: status, elapsedTime: responseTime } = reply
    const line = { method, path: routeOptions.url, ids: idsOf(request, status), status, responseTime }
    if (err) reply.log.error({ ...line, err }, 'request errored')
    else reply.log.info(line, 'request completed')
  }
}

/** Returns ids only if the record was found: other text in their place may be a key sent to the wrong address. */
function idsOf({ params, routeOptions }: FastifyRequest, status: number): string[] | undefined {
  const { ids = [] } = routeOptions.config
  if (ids.length === 0 || status >= 400) return undefined
  return ids.map((name) => (params as Record<string, string>)[name] ?? '')
}
