import {
  LogController,
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify'
import type { Writable } from 'node:stream'
import pino from 'pino'

/**
 * Bytes that are written together, and milliseconds for which a line waits for others at most. Lines that nothing reads are
 * dropped before they fill the memory.
 */
const together = { minLength: 4096, periodicFlush: 500, maxLength: 16 * 1024 * 1024 }

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
    // Plugins log what they like at the level trace; the multipart parser does log headers.
    redact: { paths: ['headers', '*.headers', '*.*.headers'], remove: true },
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: request.routeOptions.url }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
  }
}

/** One logger serves all calls: the few lines that are written within a call name it themselves. */
export function loggerOfCall<Logger extends FastifyBaseLogger>(logger: Logger, _: object, options: object): Logger {
  return Object.keys(options).length > 0 ? (logger.child({}, options) as Logger) : logger
}

/** The line of a call is written once it is answered; the framework would write another one when it begins. */
export class CallLog extends LogController {
  #plain: FastifyBaseLogger | undefined

  override incomingRequest(): void {
    // Nothing is known of it yet that the other line does not say.
  }

  override requestCompleted(err: Error | null | undefined, req: FastifyRequest, res: FastifyReply): void {
    const { id: reqId, method, server, routeOptions } = req
    const status = res.statusCode
    const line = {
      reqId,
      method,
      path: routeOptions.url,
      ids: idsOf(req, status),
      status,
      responseTime: res.elapsedTime,
    }
    if (err) res.log.error({ ...line, err }, 'request errored')
    else if (res.log !== server.log) res.log.info(line, 'request completed')
    // Nothing of the usual line is made by others: looking for headers in it costs more than writing it.
    else (this.#plain ??= server.log.child({}, { redact: [] })).info(line, 'request completed')
  }
}

/** Only what was found is an id: whatever else stands in its place may be a key that was sent to the wrong address. */
function idsOf({ params, routeOptions }: FastifyRequest, status: number): string[] | undefined {
  const { ids = [] } = routeOptions.config
  if (ids.length === 0 || status >= 400) return undefined
  return ids.map((name) => (params as Record<string, string>)[name] ?? '')
}
