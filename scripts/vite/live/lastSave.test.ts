import { EventEmitter, once } from 'node:events'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { createServer, type Plugin } from 'vite'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../../tests/temporaryFolder.ts'
import { devServer } from '../devServer.ts'

/** Ways in which editors and formatters save a file. */
const saves: Record<string, (file: string, text: string) => void> = {
  'written over': (file, text) => writeFileSync(file, text),
  'emptied, then written': (file, text) => {
    writeFileSync(file, '')
    writeFileSync(file, text)
  },
  'written aside, then renamed': (file, text) => {
    writeFileSync(`${file}~`, text)
    renameSync(`${file}~`, file)
  },
  'removed, then written': (file, text) => {
    rmSync(file)
    writeFileSync(file, text)
  },
}

/** Turns of the event loop between the moment when a save is read and the next save. */
const turns = [0, 1, 2, 5, 20]

const cases = Object.keys(saves).flatMap((way) => turns.map((count) => [way, count] as const))

it.each(cases)('reads the last of two saves in quick succession: %s, %i turns later', async (way, count) => {
  const save = saves[way] ?? expect.fail()
  const root = temporaryFolder()
  mkdirSync(join(root, 'schemas'))
  const file = join(root, 'schemas/one.json')
  writeFileSync(file, '"none"')
  const reads = new EventEmitter()
  const lastIsRead = once(reads, '"last"')
  let isSavedAgain = false
  const reader: Plugin = {
    name: 'reader',
    hotUpdate({ file: changed }) {
      if (changed !== file || this.environment.name !== 'client') return undefined
      const read = readFileSync(file, 'utf8')
      reads.emit(read)
      if (!isSavedAgain) {
        isSavedAgain = true
        void saveLater(() => save(file, '"last"'))
      }
      return []
    },
  }
  async function saveLater(act: () => void): Promise<void> {
    for (let turn = 0; turn < count; turn += 1) await new Promise(setImmediate)
    act()
  }
  const [server] = devServer()
  const vite = await createServer({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [server, reader],
    server: { middlewareMode: true, ws: false },
  })
  try {
    await expect.poll(() => vite.watcher.getWatched()[dirname(file)]).toContain(basename(file))
    save(file, '"first"')
    await lastIsRead
  } finally {
    await vite.close()
  }
})
