import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { makePrivateFolder } from '../privateFiles.ts'

/** Where the bytes of files lie. Rows about them stand in the database. */
export type FileStorage = ReturnType<typeof openDiskFiles>

/** Gives the ids of rows, of those that begin with these digits. */
export type IdsFrom = (beginning: string) => Promise<string[]>

/** After this long no call is under way any more that a file could belong to. */
export const leftOver = 60 * 60 * 1000

/**
 * Files below `dataDir/files/<first two letters>/<id>`; uploads in progress wait in `dataDir/incoming`.
 * @param shared other processes may use the same folder: young files may be theirs and are never swept
 * @param minFreeBytes disk space that must be free to receive anything
 */
export function openDiskFiles(
  dataDir: string,
  { shared, minFreeBytes = 0 }: { shared: boolean; minFreeBytes?: number },
) {
  const incoming = join(dataDir, 'incoming')
  const files = join(dataDir, 'files')
  const isLeftOver = async (path: string, starting: boolean) => (starting && !shared) || (await ageOf(path)) > leftOver
  makePrivateFolder(incoming)
  makePrivateFolder(files)
  const folderOf = (id: string) => join(files, id.slice(0, 2))
  const prepared = new Map<string, Promise<void>>()
  /** Creates a folder and flushes its name, once: after a power cut, a file in an unflushed folder would be lost. */
  const prepareFolder = (folder: string): Promise<void> => {
    const known = prepared.get(folder)
    if (known) return known
    const made = mkdir(folder, { recursive: true, mode: 0o700 }).then(() => flush(files))
    prepared.set(folder, made)
    made.catch(() => prepared.delete(folder))
    return made
  }
  const pathOf = (id: string) => join(folderOf(id), id)
  const remove = async (ids: string[]) => {
    await Promise.allSettled(ids.map((id) => rm(pathOf(id), { force: true })))
  }

  return {
    /**
     * Writes a stream to a temporary file, at most `limit` bytes; the rest is read and dropped. Returns path, size and
     * SHA-256 (hex). Throws `ENOSPC` if the disk is nearly full.
     */
    async receive(stream: Readable, limit: number) {
      const { bavail, bsize } = await statfs(incoming)
      if (bavail * bsize < minFreeBytes) {
        throw Object.assign(new Error('Less is free on the disk than MIN_FREE_BYTES'), { code: 'ENOSPC', errno: -28 })
      }
      const temporary = join(incoming, randomUUID())
      const hash = createHash('sha256')
      let size = 0
      /** Passes chunks on and adds them to size and hash. Beyond the limit it only counts. */
      async function* countAndHash(chunks: Readable) {
        for await (const chunk of chunks as AsyncIterable<Buffer>) {
          size += chunk.length
          if (size > limit) continue
          hash.update(chunk)
          yield chunk
        }
      }
      const written = createWriteStream(temporary, { mode: 0o600 })
      try {
        await pipeline(stream, countAndHash, written)
        return { temporary, size, sha256: hash.digest('hex'), tooLarge: size > limit }
      } catch (error) {
        // Where the sender went at once, the file is made only now.
        if (!written.closed) await new Promise<void>((resolve) => written.once('close', resolve))
        await rm(temporary, { force: true })
        throw error
      }
    },

    /**
     * Makes a received file a stored one: on the disk for good when this resolves. Bytes first, then the name, then the
     * folder that holds the name: only then may a row speak of the file.
     */
    async place(temporary: string, id: string) {
      await flush(temporary)
      await prepareFolder(folderOf(id))
      await rename(temporary, pathOf(id))
      await flush(folderOf(id))
    },

    /** Throws received bytes away that were not placed. Never rejects: what stays is swept. */
    discard: (temporary: string) => rm(temporary, { force: true }).catch(() => undefined),

    /** Bytes of a stored file; undefined if there are none. */
    async read(id: string): Promise<Readable | undefined> {
      try {
        const handle = await open(pathOf(id))
        return handle.createReadStream()
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },

    /** Never rejects: what stays is swept. */
    remove,

    /** Deletes uploads that a run or a call left unfinished. @param starting no upload is in progress */
    async dropIncoming(starting: boolean) {
      for (const name of await readdir(incoming)) {
        const path = join(incoming, name)
        if (await isLeftOver(path, starting)) await rm(path, { force: true })
      }
    },

    /**
     * Deletes files without a row, which an interrupted save or removal left behind; young ones may still get their
     * row. Goes folder by folder, as there may be a million files. Returns the number of rows without a file.
     * @param idsFrom ids of rows that begin so
     * @param starting no save of this process is in progress
     */
    async sweep(idsFrom: IdsFrom, starting: boolean) {
      let missing = 0
      for (const beginning of beginnings(2)) {
        const found = new Set(await namesIn(join(files, beginning)))
        const known = new Set(await idsFrom(beginning))
        const orphans: string[] = []
        for (const id of found) if (!known.has(id) && (await isLeftOver(pathOf(id), starting))) orphans.push(id)
        await remove(orphans)
        for (const id of known) if (!found.has(id)) missing += 1
      }
      return missing
    },
  }
}

/** All beginnings of ids that have so many digits. */
export const beginnings = (digits: number): string[] =>
  Array.from({ length: 16 ** digits }, (_, number) => number.toString(16).padStart(digits, '0'))

/** Names in a folder; none where there is no folder. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** Milliseconds since a file was written; none for a file that is gone. */
async function ageOf(path: string): Promise<number> {
  const found = await stat(path).catch(() => undefined)
  return found ? Date.now() - found.mtimeMs : 0
}

/** Flushes a file or a folder to the disk, so that it survives a power cut. */
async function flush(path: string): Promise<void> {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
