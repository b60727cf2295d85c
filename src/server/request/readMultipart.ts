import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import { isAccepted, refusalOfType } from '#engine/record/fileType.ts'
import { uploadFields } from '#engine/schema/wireFields.ts'
import { problemAt } from '#engine/record/problem.ts'
import type { RecordSchema } from '#generated/definitions.gen.ts'
import { ApiError, Unavailable, refusals } from '../errors.ts'
import { safeLabel } from '../files/fileLabels.ts'
import { mediaTypeOf } from '../files/mediaTypeOf.ts'
import type { Services } from '../services.ts'
import { type BodyLimits, usualItems } from './bodyLimits.ts'
import type { ReceivedBody, ReceivedFile } from './Call.ts'
import { parseJson } from './parseJson.ts'
import { createUnderWay } from './underWay.ts'

const utf8 = new TextDecoder()
const uploads = createUnderWay()

/** After how long an account that sends too much at once may try again, in seconds. */
const uploadWait = 60

/**
 * Reads a multipart body to its end: parses the JSON part and writes files to temporary ones. If a part is wrong, the
 * others are still read, since unread bytes would block the connection; then the first problem is thrown and all files
 * are discarded.
 */
export async function readMultipart(
  request: FastifyRequest,
  schema: RecordSchema,
  jsonPart: string,
  limits: BodyLimits,
  { files }: Pick<Services, 'files'>,
): Promise<ReceivedBody> {
  const received: ReceivedFile[] = []
  let text: string | undefined
  let wrong: ApiError | undefined

  /** Receives a part, or discards it. Returns the problem with it, if any. */
  const receivePart = async ({ fieldname: name, filename, file }: MultipartFile): Promise<ApiError | undefined> => {
    // Says which of the files it is, by its place among all of them.
    const place = received.length
    const discardPart = (path: string, code: string) => {
      file.resume()
      return refusals.invalid([{ ...problemAt(path, code), params: { place } }])
    }
    if (name === jsonPart) {
      if (text !== undefined) return discardPart(name, 'duplicate')
      const { size, bytes } = await readPart(file, limits.json)
      text = utf8.decode(bytes)
      return size > limits.json ? refusals.tooLarge() : undefined
    }
    const field = uploadFields(schema).find(({ upload }) => upload.part === name)
    if (!field) return discardPart(name.slice(0, 100), 'unknown')
    const { path, upload, maxItems = usualItems } = field
    if (received.filter(({ part }) => part === name).length >= maxItems) return discardPart(path, 'maxItems')
    const { tooLarge, ...bytes } = await files.receive(file, upload.maxBytes)
    // Taken down before it is looked at, so that it goes where that fails.
    const taken = { part: name, label: safeLabel(unescaped(filename)), ...bytes, media_type: '' }
    received.push(taken)
    if (tooLarge) return refusals.fileTooLarge(path, place)
    if (taken.size === 0) return discardPart(path, 'empty')
    taken.media_type = await mediaTypeOf(taken.temporary)
    return isAccepted(upload.accept, taken.media_type) ? undefined : discardPart(path, refusalOfType(taken.media_type))
  }

  // Counted as it arrives: a part may be endless, and no later step sees what the parser skips.
  let arrived = 0
  const sender = request.caller?.accountId ?? request.ip
  /** Limits the bytes of a body while they arrive, for this call and for all uploads of the account together. */
  const countBytes = (chunk: Buffer) => {
    arrived += chunk.length
    const hasRoom = uploads.add(sender, chunk.length)
    if (hasRoom && arrived <= limits.form) return
    request.raw.off('data', countBytes).emit('error', hasRoom ? refusals.tooLarge() : refusals.tooMany(uploadWait))
  }

  try {
    const parts = request.parts({ limits: { parts: limits.parts } }) as AsyncIterable<MultipartFile>
    request.raw.on('data', countBytes)
    for await (const part of parts) {
      const reason = await receivePart(part)
      wrong ??= reason
    }
    if (wrong) throw wrong
    if (text === undefined) throw refusals.invalid([problemAt(jsonPart, 'required')])
    const json = text
    return { parse: () => parseJson(json), files: received }
  } catch (error) {
    request.raw.off('data', countBytes)
    // Unread bytes would stay in the connection, and the server would see no later call.
    request.raw.unpipe().resume()
    await Promise.all(received.map((file) => files.discard(file.temporary)))
    throw asRefusal(error)
  } finally {
    uploads.add(sender, -arrived)
  }
}

/** The name of a file before browsers wrote it into the head of its part: there a quotation mark would end it. */
const unescaped = (name: string) => name.replaceAll('%22', '"')

/** Reads a part to its end and keeps as much of it as a JSON part may have. */
async function readPart(file: Readable, maxBytes: number): Promise<{ size: number; bytes: Buffer }> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of file as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= maxBytes) chunks.push(chunk)
  }
  return { size, bytes: Buffer.concat(chunks) }
}

/** An error of the parser is the sender's fault. An error of the file storage, which has an errno, is ours. */
function asRefusal(error: unknown): unknown {
  if (error instanceof ApiError || error instanceof Unavailable) return error
  if ((error as NodeJS.ErrnoException).errno !== undefined) return error
  return (error as { statusCode?: number }).statusCode === 413 ? refusals.tooLarge() : refusals.unreadable()
}
