import S3rver from '@20minutes/s3rver'
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A real server of S3-compatible storage with one bucket, whose objects lie in a folder. */
export interface TestBucket {
  /** An `S3_URL`. @param prefix what stands before every key */
  address: (prefix: string) => string
  /** Keys of all objects, in order. */
  keys: () => string[]
  bytesOf: (key: string) => Buffer
  /** As if it had been stored at that moment. */
  setAge: (key: string, moment: Date) => void
  /** Removes an object behind everybody's back. */
  lose: (key: string) => void
  /** Adds to the bytes of an object behind everybody's back. */
  change: (key: string) => void
  /** Ends the server and leaves the objects. */
  stop: () => Promise<void>
  /** Serves the same objects again, at the same address. */
  start: () => Promise<void>
  /** Ends it and removes the objects. */
  close: () => Promise<void>
}

const ending = '._S3rver_object'

export async function startBucket(): Promise<TestBucket> {
  const directory = mkdtempSync(join(tmpdir(), 'trousseau-s3-'))
  const folder = join(directory, 'rent')
  let port = 0
  let server: S3rver
  const start = async () => {
    const options = { address: '127.0.0.1', port, silent: true, directory, vhostBuckets: false }
    // It reckons the signature of a listing without the slash at the end of its path, which is signed.
    server = new S3rver({
      ...options,
      allowMismatchedSignatures: true,
      configureBuckets: [{ name: 'rent', configs: [] }],
    })
    port = (await server.run()).port
  }
  const stop = () => server.close().catch(() => undefined)
  const pathOf = (key: string) => join(folder, `${key}${ending}`)
  await start()
  return {
    address: (prefix) => `http://S3RVER:S3RVER@127.0.0.1:${port}/rent/${prefix}`,
    keys: () =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith(ending))
        .map((name) => name.replace(ending, ''))
        .sort(),
    bytesOf: (key) => readFileSync(pathOf(key)),
    setAge: (key, moment) => utimesSync(pathOf(key), moment, moment),
    lose(key) {
      for (const part of ['object', 'object.md5', 'metadata.json']) rmSync(join(folder, `${key}._S3rver_${part}`))
    },
    change: (key) => appendFileSync(pathOf(key), 'x'),
    stop,
    start,
    async close() {
      await stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
