import { fileTypeFromFile } from 'file-type'
import { open } from 'node:fs/promises'

/** Names under which one and the same type goes. */
const sameAs: Record<string, string> = { 'image/apng': 'image/png' }

/** The type of a file by its content, whatever it is called; undefined if the content tells none. */
export async function mediaTypeOf(path: string): Promise<string | undefined> {
  const found = await fileTypeFromFile(path)
  if (found && found.mime !== 'application/xml') return sameAs[found.mime] ?? found.mime
  return (await isSvg(path)) ? 'image/svg+xml' : undefined
}

/** What may stand before the root of an SVG: declaration, comments, white space, a doctype without own entities. */
const root = /^\uFEFF?(?:<\?xml\s[^>]*\?>)?(?:\s|<!--(?:(?!-->)[\s\S])*-->|<!DOCTYPE\s+svg\b[^<>[\]]*>)*<svg[\s>]/

/** The root must come within this many bytes. */
const head = 64 * 1024

async function isSvg(path: string): Promise<boolean> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(head), 0, head, 0)
    const text = decode(buffer.subarray(0, bytesRead))
    return text !== undefined && root.test(text)
  } finally {
    await handle.close()
  }
}

/** UTF-8 text, the last letter perhaps cut; undefined for anything else. */
function decode(bytes: Buffer): string | undefined {
  if (bytes.includes(0)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes, { stream: true })
  } catch {
    return undefined
  }
}
