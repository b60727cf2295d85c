import S3rver from '@20minutes/s3rver'
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A real server of S3-compatible storage with one bucket, whose objects lie in a folder. */
export type TestBucket = Awaited<ReturnType<typeof startBucket>>

const ending = '._S3rver_object'

export async function startBucket() {
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
    /** An `S3_URL`. @param prefix what stands before every key */
    address: (prefix: string) => `http://S3RVER:S3RVER@127.0.0.1:${port}/rent/${prefix}`,
    /** Keys of all objects, in order. */
    keys: () =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith(ending))
        .map((name) => name.replace(ending, ''))
        .sort(),
    bytesOf: (key: string) => readFileSync(pathOf(key)),
    /** As if it had been stored at that moment. */
    setAge: (key: string, moment: Date) => utimesSync(pathOf(key), moment, moment),
    /** Removes an object behind everybody's back. */
    lose(key: string) {
      for (const part of ['object', 'object.md5', 'metadata.json']) rmSync(join(folder, `${key}._S3rver_${part}`))
    },
    /** Adds to the bytes of an object behind everybody's back. */
    change: (key: string) => appendFileSync(pathOf(key), 'x'),
    /** Ends the server and leaves the objects. */
    stop,
    /** Serves the same objects again, at the same address. */
    start,
    /** Ends it and removes the objects. */
    async close() {
      await stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
