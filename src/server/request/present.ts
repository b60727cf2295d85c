import type { FastifyReply } from 'fastify'
import { Readable } from 'node:stream'
import { contentDisposition } from '../files/fileLabels.ts'
import type { Answer } from './Call.ts'

/**
 * Files that the browser may open. All else is only ever saved, or drawn as an image: an SVG or a page could run what a
 * stranger wrote.
 */
const shownInline = [...['gif', 'jpeg', 'png', 'webp', 'avif', 'bmp'].map((type) => `image/${type}`), 'application/pdf']

/** Sets the head of an answer of success, and gives its body. */
export function present(reply: FastifyReply, answer: Answer): unknown {
  if ('body' in answer) {
    if (answer.version !== undefined) reply.header('etag', `"${answer.version}"`)
    return answer.body
  }
  if ('pages' in answer) {
    reply.type('application/json; charset=utf-8')
    return listText(answer.pages)
  }
  const { stream, mediaType, label, size } = answer
  if (size !== undefined) reply.header('content-length', size)
  reply
    .type(mediaType)
    .header('content-disposition', contentDisposition(shownInline.includes(mediaType) ? 'inline' : 'attachment', label))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', 'private, no-store')
  return stream
}

/** A JSON list: a text where one page holds all rows, else a stream that holds no more than two pages. */
async function listText(pages: AsyncIterable<string[]>): Promise<string | Readable> {
  const left = withoutEmpty(pages)
  const first = await left.next()
  const second = first.done ? first : await left.next()
  const begin = `[${first.done ? '' : first.value.join(',')}`
  if (second.done) return `${begin}]`
  async function* texts() {
    yield begin
    for (let page = second; !page.done; page = await left.next()) yield `,${page.value.join(',')}`
    yield ']'
  }
  return Readable.from(texts())
}

/** Pages with at least one row. A filter may leave any page empty, the first one too. */
async function* withoutEmpty(pages: AsyncIterable<string[]>): AsyncGenerator<string[], void> {
  for await (const page of pages) if (page.length > 0) yield page
}
