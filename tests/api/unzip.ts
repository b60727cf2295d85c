import { inflateRawSync } from 'node:zlib'

/** The entries of a zip by name, read from its central directory as any unpacker does. */
export function unzip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06'))
  if (end < 0) throw new Error('This is no whole zip')
  const entries = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset))
    const name = zip.toString('utf8', at + 46, at + 46 + (nameLength ?? 0))
    const size = zip.readUInt32LE(at + 20)
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = zip.subarray(start, start + size)
    entries.set(name, zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(bytes) : bytes)
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0)
  }
  return entries
}
