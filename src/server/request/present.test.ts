import type { FastifyReply } from 'fastify'
import { text } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { present } from './present.ts'

/** The text of an answer that consists of pages of JSON texts. */
async function textOf(pages: string[][]): Promise<string> {
  async function* read() {
    for (const page of pages) yield await Promise.resolve(page)
  }
  const reply = { type: () => reply, header: () => reply } as unknown as FastifyReply
  const body = (await present(reply, { pages: read() })) as string | Readable
  return typeof body === 'string' ? body : text(body)
}

describe('a list that is read in pages', () => {
  // A list whose contract has `only` filters each page, so any page may be empty.
  it('is JSON and complete, whichever of its pages are empty', async () => {
    const sizes = [0, 1, 2]
    const patterns = [[], ...sizes.map((one) => [one])]
    for (let length = 2; length <= 4; length += 1) {
      patterns.push(
        ...patterns
          .filter((pattern) => pattern.length === length - 1)
          .flatMap((pattern) => sizes.map((size) => [...pattern, size])),
      )
    }
    for (const pattern of patterns) {
      const pages = pattern.map((size, page) => Array.from({ length: size }, (_, row) => `{"id":"${page}-${row}"}`))
      const sent = await textOf(pages)
      expect([pattern, sent]).toEqual([pattern, `[${pages.flat().join(',')}]`])
    }
  })
})
