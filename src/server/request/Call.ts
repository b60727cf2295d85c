import type { FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import type { Json } from '#engine/record/path.ts'
import type { ServerOperation } from '#engine/plan/ServerOperation.ts'
import type { Caller } from '../credentials/tokens.ts'
import type { FileStorage } from '../files/diskFiles.ts'
import type { Services } from '../services.ts'
import type { Share } from '../shares.ts'

/** A file of the request; its bytes wait in the file storage. */
export interface ReceivedFile extends Omit<Awaited<ReturnType<FileStorage['receive']>>, 'tooLarge'> {
  part: string
  label: string
  /** Its type by its content. */
  media_type: string
}

export interface ReceivedBody {
  /** Parses what stands beside the files: a long text takes its time. Throws 422 if it is none. */
  parse: () => Json
  files: ReceivedFile[]
}

/** A call that was authenticated, parsed and found well-formed. */
export interface Call {
  operation: ServerOperation
  /** Parts of the request that few operations need: its address, and its preferred languages. */
  request: Pick<FastifyRequest, 'ip' | 'headers'>
  /** Undefined for calls that need no bearer. */
  caller: Caller | undefined
  parameters: Record<string, string>
  /** Declared query parameters that hold more than white space. */
  query: Record<string, string>
  /** The normalised body; empty for calls without one. */
  json: Json
  files: ReceivedFile[]
  idempotencyKey: string | undefined
  /** Version that the caller has seen (`If-Match`). */
  seenVersion: number | undefined
  /** The key of the calling device, if the contract asks for it. */
  deviceKey: string | undefined
  /** Aborts when the caller disconnects. Handlers that read many records check it between two pages. */
  hangUp: AbortSignal
  /** Carries out, or reads, what an answer streams when it is the turn of the caller's account. */
  atWork: Share['atWork']
  inTurn: Share['inTurn']
}

export type Answer =
  /** A text is sent as it is, all else as JSON. */
  | { body: unknown; version?: number }
  /** A list of JSON texts, which is sent as it is read. */
  | { pages: AsyncIterable<string[]> }
  /** Without a size where that is not known beforehand. */
  | { stream: Readable; mediaType: string; label: string; size?: number }

/** The function of an operation, called once all checks of the request have passed. */
export type Handler = (call: Call, services: Services) => Answer | Promise<Answer>
