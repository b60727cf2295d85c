import { mkdtempSync, rmSync } from 'node:fs'
import type * as Files from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, it, vi } from 'vitest'
import { openDiskFiles } from './diskFiles.ts'

const watched = vi.hoisted(() => [] as string[])
const dataDir = mkdtempSync(join(tmpdir(), 'trousseau-files-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

vi.mock('node:fs/promises', async (original) => {
  const files = await original<typeof Files>()
  return {
    ...files,
    async open(...all: Parameters<typeof files.open>) {
      const handle = await files.open(...all)
      const sync = handle.sync.bind(handle)
      handle.sync = () => {
        watched.push(`sync ${String(all[0])}`)
        return sync()
      }
      return handle
    },
    rename(...all: Parameters<typeof files.rename>) {
      watched.push(`rename ${all.join(' ')}`)
      return files.rename(...all)
    },
  }
})

it('has the bytes of a file on the disk before its name, and the name before a row may speak of it', async () => {
  const files = openDiskFiles(dataDir, { shared: false })
  const place = async (id: string) => {
    const { temporary } = await files.receive(Readable.from([Buffer.from('bytes')]), 10)
    watched.length = 0
    await files.place(temporary, id)
    return watched.map((one) => one.replaceAll(temporary, '<incoming>').replaceAll(dataDir, '').replaceAll('\\', '/'))
  }
  const ab1 = ['sync <incoming>', 'rename <incoming> /files/ab/ab1', 'sync /files/ab']
  expect(await place('ab1')).toEqual([...ab1, 'sync /files'])
  // The folder had a name already.
  expect(await place('ab2')).toEqual(ab1.map((one) => one.replace('ab1', 'ab2')))
})
