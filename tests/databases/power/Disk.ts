import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Random } from '../../random.ts'
import type { Operation } from './readTrace.ts'

/** A disk writes this many bytes as a whole. */
const sector = 512

interface File {
  /** Bytes that are flushed. */
  flushed: Buffer
  /** Later changes, which a cut of power may lose in any combination. */
  pending: ({ offset: number; bytes: Buffer } | { size: number })[]
}

type Names = Map<string, File | Folder>

/** Changes of the names in a folder, which a cut may lose from any one on: file systems keep their order. */
interface Folder {
  flushed: Names
  pending: { name: string; entry: File | Folder | undefined }[]
}

/**
 * What a disk may hold after a cut of power: all that was flushed, and any part of what was not. Data of a file and its name
 * in the folder are flushed apart, as POSIX says.
 */
export class Disk {
  readonly #root = emptyFolder()
  /** Paths as programs see them. */
  readonly #entries: Names = new Map([['.', this.#root]])

  apply(operation: Operation): void {
    const { path } = operation
    switch (operation.kind) {
      case 'create':
        if (!this.#entries.has(path)) this.#name(path, { flushed: Buffer.alloc(0), pending: [] })
        return
      case 'folder':
        this.#name(path, emptyFolder())
        return
      case 'write':
        this.#file(path)?.pending.push({ offset: operation.offset, bytes: operation.bytes })
        return
      case 'truncate':
        this.#file(path)?.pending.push({ size: operation.size })
        return
      case 'flush':
        flush(this.#entries.get(path))
        return
      case 'rename':
        this.#name(operation.to, this.#entries.get(path))
        this.#name(path, undefined)
        return
      case 'link':
        this.#name(operation.to, this.#entries.get(path))
        return
      case 'remove':
        this.#name(path, undefined)
    }
  }

  /** Writes one of the states that a cut may leave into a folder. */
  write(folder: string, random: Random): void {
    // The two ends are likelier than what lies between: all that is not flushed is lost, or nothing of it.
    const mood = random()
    const [losesAll, keepsAll] = [mood < 0.3, mood >= 0.3 && mood < 0.5]
    const keeps = () => !losesAll && (keepsAll || random() < 0.5)
    const images = new Map<File, Buffer>()
    const writeFolder = (path: string, { flushed, pending }: Folder): void => {
      mkdirSync(path, { recursive: true, mode: 0o700 })
      const names = new Map(flushed)
      const some = () => (keepsAll ? pending.length : Math.floor(random() * (pending.length + 1)))
      const kept = losesAll ? 0 : some()
      for (const { name, entry } of pending.slice(0, kept)) set(names, name, entry)
      for (const [name, entry] of names) {
        if (isFolder(entry)) {
          writeFolder(join(path, name), entry)
          continue
        }
        const bytes = images.get(entry) ?? imageOf(entry, keeps)
        images.set(entry, bytes)
        writeFileSync(join(path, name), bytes, { mode: 0o600 })
      }
    }
    writeFolder(folder, this.#root)
  }

  #file(path: string): File | undefined {
    const entry = this.#entries.get(path)
    return entry && !isFolder(entry) ? entry : undefined
  }

  #name(path: string, entry: File | Folder | undefined): void {
    set(this.#entries, path, entry)
    const holder = this.#entries.get(dirname(path))
    if (holder && isFolder(holder)) holder.pending.push({ name: basename(path), entry })
  }
}

const emptyFolder = (): Folder => ({ flushed: new Map(), pending: [] })
const isFolder = (entry: File | Folder): entry is Folder => entry.flushed instanceof Map

function set(names: Names, name: string, entry: File | Folder | undefined): void {
  if (entry) names.set(name, entry)
  else names.delete(name)
}

function flush(entry: File | Folder | undefined): void {
  if (!entry) return
  if (isFolder(entry)) for (const { name, entry: named } of entry.pending.splice(0)) set(entry.flushed, name, named)
  else {
    entry.flushed = imageOf(entry, () => true)
    entry.pending = []
  }
}

/** @param keeps whether the next sector, or change of size, has reached the disk */
function imageOf({ flushed, pending }: File, keeps: () => boolean): Buffer {
  const ends = pending.map((change) => ('size' in change ? change.size : change.offset + change.bytes.length))
  const bytes = Buffer.alloc(Math.max(flushed.length, ...ends))
  flushed.copy(bytes)
  let size = flushed.length
  for (const change of pending) {
    if ('size' in change) {
      if (!keeps()) continue
      // What is cut off is gone, also when the file grows again.
      bytes.fill(0, change.size)
      size = change.size
      continue
    }
    const end = change.offset + change.bytes.length
    for (let start = change.offset; start < end;) {
      const next = Math.min(end, (Math.floor(start / sector) + 1) * sector)
      if (keeps()) {
        change.bytes.copy(bytes, start, start - change.offset, next - change.offset)
        size = Math.max(size, next)
      }
      start = next
    }
  }
  return bytes.subarray(0, size)
}
