import type { FastifyServerOptions } from 'fastify'
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

const pathOf = (url: string) => url.split(/[?#]/)[0] ?? ''
