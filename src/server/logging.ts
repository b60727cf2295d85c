import type { FastifyInstance, FastifyServerOptions } from 'fastify'
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

/** Writes the line of each call once it is answered, or cut off. */
export function logCalls(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info({ req: request, res: reply, responseTime: reply.elapsedTime }, 'request completed')
    done()
  })
}

const pathOf = (url: string) => url.split(/[?#]/)[0] ?? ''
