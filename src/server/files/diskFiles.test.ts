import type * as Files from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, it, vi } from 'vitest'
import { openDiskFiles } from './diskFiles.ts'
import { temporaryFolder } from '../../../tests/temporaryFolder.ts'

// The modules are loaded anew before and after, as they hold the functions of the disk.
const watched = vi.hoisted(() => {
  vi.resetModules()
  return [] as string[]
})
afterAll(() => vi.resetModules())
const dataDir = temporaryFolder()

vi.mock('node:fs/promises', async (original) => {
  const files = await original<typeof Files>()
  return {
    ...files,
    async open(...all: Parameters<typeof files.open>) {
      const handle = await files.open(...all)
      const sync = handle.sync.bind(handle)
      handle.sync = async () => {
        await sync()
        watched.push(`sync ${String(all[0])}`)
      }
      return handle
    },
    rename(...all: Parameters<typeof files.rename>) {
      watched.push(`rename ${all.join(' ')}`)
      return files.rename(...all)
    },
  }
})

const files = openDiskFiles(dataDir, { shared: false })
const receive = async () => (await files.receive(Readable.from([Buffer.from('bytes')]), 10)).temporary

it('has the bytes of a file on the disk before its name, and the name before a row may speak of it', async () => {
  const place = async (id: string) => {
    const temporary = await receive()
    watched.length = 0
    await files.place(temporary, id)
    return watched.map((one) => one.replaceAll(temporary, '<incoming>').replaceAll(dataDir, '').replaceAll('\\', '/'))
  }
  const named = ['rename <incoming> /files/ab/ab1', 'sync /files/ab']
  expect(await place('ab1')).toEqual(['sync <incoming>', 'sync /files', ...named])
  // The folder is flushed already.
  expect(await place('ab2')).toEqual(['sync <incoming>', ...named.map((one) => one.replace('ab1', 'ab2'))])
})

it('places no file in a folder that another call has made and not flushed yet', async () => {
  const temporary = await Promise.all([receive(), receive()])
  watched.length = 0
  await Promise.all(temporary.map((path, place) => files.place(path, `cd${place}`).then(() => watched.push('placed'))))
  expect(watched.indexOf(`sync ${join(dataDir, 'files')}`)).toBeLessThan(
    watched.findIndex((one) => one.startsWith('rename')),
  )
})

it('is swept a folder at a time, and tells how many rows have no bytes', async () => {
  const storage = openDiskFiles(temporaryFolder(), { shared: false })
  const rows = ['ab1', 'ab3', 'cd1', 'ff1']
  for (const id of ['ab1', 'ab2', 'cd1', 'ef1']) await storage.place(await receive(), id)
  const beginnings: string[] = []
  const idsFrom = (beginning: string) => {
    beginnings.push(beginning)
    return Promise.resolve(rows.filter((id) => id.startsWith(beginning)))
  }
  expect(await storage.sweep(idsFrom, true)).toBe(2)
  const left = await Promise.all(['ab1', 'ab2', 'cd1', 'ef1'].map((id) => storage.read(id)))
  for (const stream of left) stream?.destroy()
  expect(left.map((stream) => stream !== undefined)).toEqual([true, false, true, false])
  expect(new Set(beginnings).size).toBe(256)
  expect(beginnings.filter((beginning) => !/^[0-9a-f]{2}$/.test(beginning))).toEqual([])
})
