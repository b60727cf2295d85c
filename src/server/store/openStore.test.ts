import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeEach, describe, expect, it } from 'vitest'
import { closeDataFolder, keepPrivate } from '../privateFiles.ts'
import { openStore } from './openStore.ts'
import { temporaryFolder } from '../../../tests/temporaryFolder.ts'

let dataDir: string
beforeEach(() => {
  dataDir = temporaryFolder()
})

/** Another process that holds the data folder until it is killed. */
async function holder() {
  const script = `import('${fileURLToPath(new URL('openStore.ts', import.meta.url))}')
    .then(({ openStore }) => openStore(${JSON.stringify({ dataDir })}))
    .then((store) => { process.stdout.write('open'); setInterval(() => store, 1000) })`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}

describe('the embedded database', () => {
  it('closes to others what an earlier process has left beside its file', () => {
    const files = ['', '-wal', '-shm', '-journal'].map((end) => join(dataDir, `trousseau.db${end}`))
    for (const file of files) writeFileSync(file, '', { mode: 0o644 })
    keepPrivate(files[0] ?? '')
    expect(files.map((file) => (statSync(file).mode & 0o777).toString(8))).toEqual(['600', '600', '600', '600'])
  })

  it.each([
    ['an empty folder that others could enter', undefined, '700'],
    ['one that held this database before', 'trousseau.db', '700'],
    ['one that holds other things', 'letter.txt', '755'],
  ])('closes %s', (_, file, mode) => {
    if (file !== undefined) writeFileSync(join(dataDir, file), '')
    chmodSync(dataDir, 0o755)
    closeDataFolder(dataDir)
    expect((statSync(dataDir).mode & 0o777).toString(8)).toBe(mode)
  })

  it('is read whole after an unclean stop, and says what to do where it is damaged', async () => {
    const file = join(dataDir, 'trousseau.db')
    await (await openStore({ dataDir })).close()
    // The log that a process leaves behind which was killed.
    writeFileSync(`${file}-wal`, 'left over')
    const store = await openStore({ dataDir })
    expect(store.recovered).toBe(true)
    await store.close()
    expect((await openAgain()).recovered).toBe(false)

    const bytes = readFileSync(file)
    writeFileSync(`${file}-wal`, 'left over')
    writeFileSync(file, bytes.fill(0x5a, bytes.length / 2, bytes.length / 2 + 3 * 4096))
    await expect(openStore({ dataDir })).rejects.toThrow(
      /trousseau\.db is damaged:\n.+\nKeep a copy .+ npm run restore/s,
    )
    writeFileSync(file, bytes.fill(0x5a, 0, 200))
    await expect(openStore({ dataDir })).rejects.toThrow(/is damaged:\n {2}file is not a database\nKeep a copy/)

    async function openAgain() {
      const again = await openStore({ dataDir })
      await again.close()
      return again
    }
  })

  it('refuses a second process with the reason, and opens at once after kill -9 of the first', async () => {
    const child = await holder()
    await expect(openStore({ dataDir })).rejects.toThrow(
      `${dataDir} is in use by another server (process ${child.pid})`,
    )
    child.kill('SIGKILL')
    await once(child, 'exit')
    const store = await openStore({ dataDir })
    await expect(openStore({ dataDir })).rejects.toThrow('is in use by another server')
    await store.close()
    await (await openStore({ dataDir })).close()
  })
})
