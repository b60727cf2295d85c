import type { FastifyReply } from 'fastify'
import { contentDisposition } from '../files/contentDisposition.ts'
import type { Answer } from './Call.ts'

/**
 * What may be opened in the browser. All else is only ever saved, or drawn as an image: an SVG or a page could run what a
 * stranger wrote.
 */
const shownInline = [...['gif', 'jpeg', 'png', 'webp', 'avif', 'bmp'].map((type) => `image/${type}`), 'application/pdf']

/** Sends an answer of success. */
export function present(reply: FastifyReply, answer: Answer): FastifyReply {
  switch (answer.kind) {
    case 'json':
      if (answer.version !== undefined) reply.header('etag', `"${answer.version}"`)
      return reply.send(answer.body)
    case 'text':
      return reply.type('text/plain; charset=utf-8').send(answer.body)
    case 'bytes': {
      const kind = shownInline.includes(answer.mediaType) ? 'inline' : 'attachment'
      return reply
        .type(answer.mediaType)
        .header('content-length', answer.size)
        .header('content-disposition', contentDisposition(kind, answer.label))
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cache-control', 'private, no-store')
        .send(answer.stream)
    }
    case 'download':
      return reply
        .type(answer.mediaType)
        .header('content-disposition', contentDisposition('attachment', answer.label))
        .send(answer.stream)
  }
}
