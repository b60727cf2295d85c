import type { FastifyReply } from 'fastify'
import { Readable } from 'node:stream'
import { contentDisposition } from '../files/fileLabels.ts'
import type { Answer } from './Call.ts'

/**
 * What may be opened in the browser. All else is only ever saved, or drawn as an image: an SVG or a page could run what a
 * stranger wrote.
 */
const shownInline = [...['gif', 'jpeg', 'png', 'webp', 'avif', 'bmp'].map((type) => `image/${type}`), 'application/pdf']

/** Sets the head of an answer of success, and gives its body. */
export function present(reply: FastifyReply, answer: Answer): unknown {
  switch (answer.kind) {
    case 'json':
      if (answer.version !== undefined) reply.header('etag', `"${answer.version}"`)
      return answer.body
    case 'rows':
      reply.type('application/json; charset=utf-8')
      return listText(answer.pages)
    case 'text':
      reply.type('text/plain; charset=utf-8')
      return answer.body
    case 'bytes': {
      const kind = shownInline.includes(answer.mediaType) ? 'inline' : 'attachment'
      if (answer.size !== undefined) reply.header('content-length', answer.size)
      reply
        .type(answer.mediaType)
        .header('content-disposition', contentDisposition(kind, answer.label))
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cache-control', 'private, no-store')
      return answer.stream
    }
  }
}

/** A JSON list: a text where one page holds all, else a stream that holds no more than two pages. */
async function listText(pages: AsyncIterable<string[]>): Promise<string | Readable> {
  const left = pages[Symbol.asyncIterator]()
  const first = await left.next()
  const second = first.done ? first : await left.next()
  const begin = `[${first.done ? '' : first.value.join(',')}`
  if (second.done) return `${begin}]`
  async function* texts() {
    yield begin
    for (let page = second; !page.done; page = await left.next())
      if (page.value.length > 0) yield `,${page.value.join(',')}`
    yield ']'
  }
  return Readable.from(texts())
}
