import {
  LogController,
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify'
import type { Writable } from 'node:stream'

/**
 * Structured lines, one for each call: method, path without the query, status, time, id of the call. Bodies and headers
 * are never written, so no password or token can be.
 */
export function logging(level: string, stream?: Writable): FastifyServerOptions['logger'] {
  return {
    level,
    ...(stream && { stream }),
    // Plugins log what they like at the level trace; the multipart parser does log headers.
    redact: { paths: ['headers', '*.headers', '*.*.headers'], remove: true },
    serializers: {
      req: (request: { method: string; url: string }) => ({ method: request.method, path: pathOf(request.url) }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
  }
}

/** The line of a call is written once it is answered; the framework would write another one when it begins. */
export class CallLog extends LogController {
  #plain: FastifyBaseLogger | undefined

  override incomingRequest(): void {
    // Nothing is known of it yet that the other line does not say.
  }

  override requestCompleted(err: Error | null | undefined, req: FastifyRequest, res: FastifyReply): void {
    const line = { req, res, responseTime: res.elapsedTime }
    // All of the usual line is made by our serializers: looking for headers in it costs more than writing it.
    const plain = (this.#plain ??= req.server.log.child({}, { redact: [] }))
    if (err) res.log.error({ ...line, err }, 'request errored')
    else if (res.log.level === plain.level) plain.info({ reqId: req.id, ...line }, 'request completed')
    else res.log.info(line, 'request completed')
  }
}

const pathOf = (url: string) => url.split(/[?#]/)[0] ?? ''
