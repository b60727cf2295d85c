import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeBackup } from '#server/backup/makeBackup.ts'
import { restoreBackup } from '#server/backup/restoreBackup.ts'
import { openFiles } from '#server/files/openFiles.ts'
import { readSettings } from '#server/settings.ts'
import { filesOf } from '../../api/requests.ts'
import { testServer, type TestServer } from '../../api/server.ts'
import { startBucket, type TestBucket } from '../../api/startBucket.ts'
import { freshDatabase } from '../freshDatabase.ts'
import { createCaller } from '../load/createCaller.ts'
import { createLoad, type Load } from '../load/createLoad.ts'
import { findHalves, findWrites } from '../load/findFaults.ts'
import { packServer } from '../load/packServer.ts'
import { hashOf, readStored } from '../load/readStored.ts'
import { temporaryFolder } from '../../temporaryFolder.ts'

type Environment = Record<string, string>

const folder = temporaryFolder()
const backup = join(folder, 'backup')
let bucket: TestBucket
let source: Environment
let server: TestServer
let load: Load
let bearer: { authorization: string }

/** An empty place for several machines: a database of its own, and uploads in the bucket under its name. */
async function emptyPlace(name: string): Promise<Environment> {
  return { DATA_DIR: join(folder, name), S3_URL: bucket.address(name), ...(await freshDatabase()) }
}

/** An empty place for one machine: all in its folder. */
const emptyFolder = (name: string): Environment => ({ DATA_DIR: join(folder, name) })

const restore = async (place: Environment, from: string) => restoreBackup(readSettings(place), from, { moves: true })
const store = async (place: Environment, into: string) => makeBackup(readSettings(place), into)

/** A command of the project, as an operator gives it. */
async function command(name: string, place: Environment, argument: string) {
  const words = [await packServer(name), argument]
  const { stdout, stderr } = await promisify(execFile)(process.execPath, words, { env: { ...process.env, ...place } })
  return { said: stdout, errors: stderr }
}

/** Sums of what lies under a prefix, by the id of the upload. */
const sumsIn = (prefix: string) =>
  Object.fromEntries(
    bucket
      .keys()
      .filter((key) => key.startsWith(`${prefix}/`))
      .map((key) => [key.slice(prefix.length + 1), hashOf(bucket.bytesOf(key))]),
  )

/** Sums of what lies in the folder of a place. Nothing in the place is half, and nothing was never written. */
async function sumsAt(place: Environment) {
  const stored = await readStored(readSettings(place))
  expect([...findHalves(stored), ...findWrites(load.slots, stored).faults]).toEqual([])
  return Object.fromEntries([...stored.bytes].map(([id, bytes]) => [id, hashOf(bytes)]))
}

// A server whose uploads come, change and go in a bucket while they are copied by the command.
beforeAll(async () => {
  bucket = await startBucket()
  source = await emptyPlace('source')
  server = await testServer(source, { dataDir: source['DATA_DIR'] ?? '' })
  bearer = (await server.person()).bearer
  const caller = createCaller(await server.listen())
  load = createLoad(bearer, { seed: 3 })
  await load.write(caller, 32)
  let wanted = Infinity
  const writing = (async () => {
    for (let next = 40; next < wanted; next += 8) {
      await load.write(caller, next)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  })()
  const begun = performance.now()
  const { said, errors } = await command('backup', source, backup)
  const made = performance.now()
  wanted = 0
  await writing
  caller.close()
  expect(said).toMatch(/holds 1 accounts, \d+ records and \d+ uploads\.\n$/)
  expect(errors).not.toContain('Lost')
  expect(load.refused).toEqual([])
  const writes = load.slots.flatMap((slot) => slot.writes)
  expect(writes.filter((write) => write.begun < made && (write.answered ?? Infinity) > begun)).not.toEqual([])
}, 120_000)
afterAll(async () => {
  await server.close()
  await bucket.close()
})

describe('a backup of uploads in a bucket', { timeout: 60_000 }, () => {
  it('holds each upload of its records, and goes from the bucket into a folder, into another bucket and back', async () => {
    const inFolder = emptyFolder('folder')
    await restore(inFolder, backup)
    const sums = await sumsAt(inFolder)
    expect(Object.keys(sums).length).toBeGreaterThan(10)

    await store(inFolder, join(folder, 'second'))
    const inBucket = await emptyPlace('bucket')
    const { said } = await command('restore', inBucket, join(folder, 'second'))
    expect(said).toMatch(/^Restored as it was at /)
    expect(sumsIn('bucket')).toEqual(sums)
    const dataDir = inBucket['DATA_DIR'] ?? ''
    expect([filesOf(dataDir, 'files'), filesOf(dataDir, 'incoming')]).toEqual([0, 0])

    await store(inBucket, join(folder, 'third'))
    const back = emptyFolder('back')
    await restore(back, join(folder, 'third'))
    expect(await sumsAt(back)).toEqual(sums)
  })

  it('names an upload that the bucket has lost, or gives with other bytes, and keeps all others', async () => {
    const place = await emptyPlace('lossy')
    await restore(place, backup)
    const [first = '', second = ''] = Object.keys(sumsIn('lossy'))
    bucket.lose(`lossy/${first}`)
    bucket.change(`lossy/${second}`)
    const manifest = await store(place, join(folder, 'with-gaps'))
    expect(manifest.lost.sort()).toEqual([first, second].sort())
    const again = await emptyPlace('again')
    expect((await restore(again, join(folder, 'with-gaps'))).files).toBe(manifest.files)
    expect(Object.keys(sumsIn('again'))).toHaveLength(manifest.files)
  })

  it('is not put into a bucket that holds something, and leaves the place as it was', async () => {
    const place = await emptyPlace('refused')
    const storage = await openFiles(readSettings({ ...place, DATA_DIR: join(folder, 'somebody') }))
    const { temporary } = await storage.receive(Readable.from([Buffer.from('x')]), 1)
    await storage.place(temporary, 'letter.txt')
    const before = bucket.keys()
    await expect(restore(place, backup)).rejects.toThrow('The bucket of S3_URL is not empty there')
    expect([bucket.keys(), existsSync(place['DATA_DIR'] ?? '')]).toEqual([before, false])
    await restore({ ...place, S3_URL: bucket.address('elsewhere') }, backup)
    expect(Object.keys(sumsIn('elsewhere')).length).toBeGreaterThan(10)
  })

  it('is neither made nor restored while the storage does not answer, and says so', async () => {
    const place = await emptyPlace('no-answer')
    await bucket.stop()
    await expect(store(source, join(folder, 'cut'))).rejects.toThrow('The storage of files does not answer')
    await expect(restore(place, backup)).rejects.toThrow('The storage of files does not answer')
    await bucket.start()
    expect(readdirSync(join(folder, 'cut'))).not.toContain('backup.json')
    expect(existsSync(place['DATA_DIR'] ?? '')).toBe(false)
    await restore(place, backup)
  })
})
