import type { Answer } from '#client/Answer.ts'
import { isObject, type Json } from '#engine/record/path.ts'
import { createRecordReader } from '#engine/wire/answer.ts'
import type { RecordSchema } from '#generated/definitions.gen.ts'

/** A record as it was stored when a form took it in. */
export interface SeenRecord {
  record: Json
  /** The server's version tag. Without one, the last write wins. */
  version?: string | undefined
}

/** The record of an answer; undefined if it holds none. */
export function readSeen(schema: RecordSchema, answer: Answer): SeenRecord | undefined {
  return isObject(answer.data)
    ? { record: createRecordReader(schema)(answer.data), version: versionOf(answer) }
    : undefined
}

export function versionOf({ headers }: Answer): string | undefined {
  return headers.get('etag') ?? undefined
}
