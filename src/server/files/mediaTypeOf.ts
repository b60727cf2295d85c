import { fileTypeFromFile } from 'file-type'
import { createReadStream } from 'node:fs'

/** Names under which one and the same type goes. */
const sameAs: Record<string, string> = { 'image/apng': 'image/png' }

/**
 * The type of a file by its content, whatever it is called. Pages and scripts are plain text, so that no browser runs them.
 */
export async function mediaTypeOf(path: string): Promise<string> {
  const found = await fileTypeFromFile(path)
  if (found && found.mime !== 'application/xml') return sameAs[found.mime] ?? found.mime
  if (!(await isText(path))) return 'application/octet-stream'
  const beginning = (await createReadStream(path, { encoding: 'utf8', end: head - 1 }).toArray()) as string[]
  return root.test(beginning.join('')) ? 'image/svg+xml' : 'text/plain'
}

/** What may stand before the root of an SVG: declaration, comments, white space, a doctype without own entities. */
const root = /^\uFEFF?(?:<\?xml\s[^>]*\?>)?(?:\s|<!--(?:(?!-->)[\s\S])*-->|<!DOCTYPE\s+svg\b[^<>[\]]*>)*<svg[\s>]/

/** The root must come within this many bytes. */
const head = 64 * 1024

/** Letters that no text holds: control characters other than tab, line feed, form feed and carriage return. */
const control = /[^\P{Cc}\t\n\f\r]/u

/** Whether the whole file is text in UTF-8. It is read a piece at a time, and no further than the first fault. */
async function isText(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      if (control.test(decoder.decode(chunk, { stream: true }))) return false
    }
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}
