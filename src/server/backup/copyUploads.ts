import { createHash } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import pLimit from 'p-limit'
import type { FileStorage } from '../files/diskFiles.ts'
import type { FileRow } from '../store/database/tables.ts'

export type NamedFile = Pick<FileRow, 'id' | 'size' | 'sha256'>

export type UploadCopies = ReturnType<typeof copyUploads>

/** @param pathOf where the copy of a file stands */
export function copyUploads(files: Pick<FileStorage, 'read'>, pathOf: (id: string) => string) {
  const copied = new Set<string>()
  return {
    /** Copies what is not copied yet. Gives the ids of those whose bytes cannot be had, or are not those that were stored. */
    async take(named: NamedFile[]) {
      const gone = new Set<string>()
      const open = named.filter(({ id }) => !copied.has(id))
      await inTurns(open, async (file) => {
        const path = pathOf(file.id)
        if (await copy(file, path)) copied.add(file.id)
        else gone.add(file.id)
      })
      return gone
    },
    /** Removes the copies of files that are not among these. */
    async keepOnly(named: NamedFile[]) {
      const kept = new Set(named.map(({ id }) => id))
      const others = [...copied].filter((id) => !kept.has(id))
      await inTurns(others, (id) => rm(pathOf(id)))
    },
  }

  async function copy({ id, size, sha256 }: NamedFile, path: string): Promise<boolean> {
    const stream = await files.read(id)
    if (!stream) return false
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    const hash = createHash('sha256')
    const handle = await open(path, 'w', 0o600)
    let length = 0
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        hash.update(chunk)
        length += chunk.length
        await handle.writeFile(chunk)
      }
      await handle.sync()
    } finally {
      await handle.close()
    }
    if (length === size && hash.digest('hex') === sha256) return true
    await rm(path)
    return false
  }
}

/** How many are under way at once. */
const sideBySide = 8

/** Does something with each of many, a few at a time. */
export const inTurns = <One>(all: readonly One[], work: (one: One) => Promise<void>): Promise<unknown> =>
  pLimit(sideBySide).map(all, work)
