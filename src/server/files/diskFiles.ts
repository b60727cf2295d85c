import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FileStorage } from './FileStorage.ts'

/** Files below `dataDir/files/<first two letters>/<id>`; what is being received waits in `dataDir/incoming`. */
export async function openDiskFiles(dataDir: string): Promise<FileStorage> {
  const incoming = join(dataDir, 'incoming')
  const files = join(dataDir, 'files')
  await rm(incoming, { recursive: true, force: true })
  await mkdir(incoming, { recursive: true, mode: 0o700 })
  await mkdir(files, { recursive: true, mode: 0o700 })
  const folderOf = (id: string) => join(files, id.slice(0, 2))
  const pathOf = (id: string) => join(folderOf(id), id)
  const remove = async (ids: string[]) => {
    await Promise.all(ids.map((id) => rm(pathOf(id), { force: true })))
  }

  return {
    async receive(stream, limit) {
      const temporary = join(incoming, randomUUID())
      const hash = createHash('sha256')
      let size = 0
      async function* counted(chunks: Readable) {
        for await (const chunk of chunks as AsyncIterable<Buffer>) {
          size += chunk.length
          if (size > limit) continue
          hash.update(chunk)
          yield chunk
        }
      }
      try {
        await pipeline(stream, counted, createWriteStream(temporary, { mode: 0o600 }))
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
      return { temporary, size, sha256: hash.digest('hex'), tooLarge: size > limit }
    },

    // Bytes first, then the name, then the folder that holds the name: only then may a row speak of the file.
    async place(temporary, id) {
      await sync(temporary)
      const made = await mkdir(folderOf(id), { recursive: true, mode: 0o700 })
      await rename(temporary, pathOf(id))
      await sync(folderOf(id))
      if (made !== undefined) await sync(files)
    },

    discard: (temporary) => rm(temporary, { force: true }),

    async read(id) {
      try {
        const handle = await open(pathOf(id))
        return handle.createReadStream()
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },

    remove,

    async sweep(known) {
      const found = new Set<string>()
      for (const folder of await readdir(files)) {
        for (const id of await readdir(join(files, folder))) found.add(id)
      }
      const orphans = [...found].filter((id) => !known.has(id))
      await remove(orphans)
      return { removed: orphans.length, missing: [...known].filter((id) => !found.has(id)) }
    },
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
