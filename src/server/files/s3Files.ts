import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { beginnings, type FileStorage, leftOver } from './diskFiles.ts'
import { Unavailable } from '../errors.ts'

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether nothing stands in the bucket behind the path that the address names. */
export async function isEmptyBucket(address: string): Promise<boolean> {
  const { client, name: Bucket, prefix } = openBucket(address)
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix: prefix, MaxKeys: 1 }))
  return Contents.length === 0
}

/**
 * Files as objects of a bucket that all servers share; uploads in progress wait on this machine.
 * @param local where files wait until they are placed
 */
export function openS3Files(address: string, local: FileStorage): FileStorage {
  const { client, name: Bucket, prefix } = openBucket(address)
  const keyOf = (id: string) => prefix + id
  // An object that stays is no harm: nothing speaks of it, and a later sweep removes it.
  const remove = async (ids: string[]) => {
    const commands = ids.map((id) => new DeleteObjectCommand({ Bucket, Key: keyOf(id) }))
    await Promise.allSettled(commands.map((command) => client.send(command)))
  }

  return {
    ...local,

    /** Uploads a received file to the bucket. `place`, `read`, `remove` and `sweep` replace those of the local disk. */
    async place(temporary, id) {
      const { size } = await stat(temporary)
      const Body = createReadStream(temporary)
      try {
        await client.send(new PutObjectCommand({ Bucket, Key: keyOf(id), Body, ContentLength: size }))
      } finally {
        Body.destroy()
      }
      await local.discard(temporary)
    },

    /** Streams an object; undefined if there is none. */
    async read(id) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: keyOf(id) }))
        return Body instanceof Readable ? Body : undefined
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },

    remove,

    /**
     * Deletes objects without a row, as `sweep` of the local disk does. Objects whose names are no ids of ours stay.
     */
    async sweep(idsFrom) {
      let missing = 0
      // A list for each digit: one for each two would be 256 calls, however few objects there are.
      for (const beginning of beginnings(1)) {
        const found = new Map<string, Date | undefined>()
        for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: keyOf(beginning) })) {
          for (const { Key = '', LastModified } of Contents) found.set(Key.slice(prefix.length), LastModified)
        }
        const known = new Set(await idsFrom(beginning))
        const isLeftOver = (made = new Date()) => Date.now() - made.getTime() > leftOver
        // Objects that never were ours stay.
        await remove(
          [...found].flatMap(([id, made]) => (!known.has(id) && isLeftOver(made) && isId.test(id) ? id : [])),
        )
        for (const id of known) if (!found.has(id)) missing += 1
      }
      return missing
    },
  }
}

const second = 1000
const quiet = () => undefined

/**
 * Connects to the bucket of `S3_URL`: `https://id:key@host/bucket/prefix?region=…`. Without a key, the credentials of
 * the machine are used. Errors other than a missing object are thrown as `Unavailable`.
 */
function openBucket(address: string) {
  const url = new URL(address)
  const [name = '', ...steps] = url.pathname.split('/').filter((step) => step !== '')
  const credentials = {
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  }
  const client = new S3Client({
    endpoint: url.origin,
    region: url.searchParams.get('region') ?? 'us-east-1',
    forcePathStyle: true,
    ...(url.username !== '' && { credentials }),
    // The client throws its errors; the caller logs them.
    logger: { debug: quiet, info: quiet, warn: quiet, error: quiet },
    requestHandler: { connectionTimeout: 5 * second, requestTimeout: 60 * second },
    // Not every server that speaks the protocol knows the newer sums; the length is always held against what arrives.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const throwing = (error: unknown) => {
    // A missing object is an answer, not an error.
    throw error instanceof NoSuchKey ? error : new Unavailable('storage of files', error)
  }
  client.middlewareStack.add((next) => (args) => next(args).catch(throwing), { step: 'initialize' })
  return { client, name, prefix: steps.map((step) => `${step}/`).join('') }
}
