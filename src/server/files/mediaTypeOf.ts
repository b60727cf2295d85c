import { fileTypeFromFile } from 'file-type'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { headLength, pictureType } from '#engine/record/fileType.ts'

/**
 * Returns the media type of a file by its content, independent of its name. HTML, scripts and XML count as plain text, so
 * that no browser runs them. An SVG keeps its type, as the server sends it for download only.
 */
export async function mediaTypeOf(path: string): Promise<string> {
  // The browser calls the same function before it sends a picture, so that both agree.
  const picture = pictureType(await readHead(path))
  const isSvg = picture === 'image/svg+xml'
  if (picture !== undefined && !isSvg) return picture
  const found = await fileTypeFromFile(path)
  if (found && found.mime !== 'application/xml') return found.mime
  if (!(await isText(path))) return 'application/octet-stream'
  return isSvg ? picture : 'text/plain'
}

/** The first bytes of a file, which show the type of a picture. */
async function readHead(path: string): Promise<Uint8Array> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headLength), 0, headLength, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

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
