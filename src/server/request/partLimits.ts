import { uploadFields } from '#engine/schema/uploadFields.ts'
import type { RecordSchema } from '#generated/definitions.gen.ts'

/** Most bytes of a JSON body or part. */
export const jsonLimit = 256 * 1024

/** Files that a list takes in one call when its declaration names no number. */
const usualItems = 20

/** What the parts of one name may hold. */
export interface PartLimits {
  /** Field of the record that they fill. */
  path: string
  maxBytes: number
  maxItems: number
}

/** Limits by name of the part, as the record declares them. */
export function partLimits(schema: RecordSchema): Map<string, PartLimits> {
  return new Map(
    uploadFields(schema).map(({ path, upload, maxItems = usualItems }) => [
      upload.part,
      { path, maxBytes: upload.maxBytes, maxItems },
    ]),
  )
}

/** Most bytes of a whole request: every allowed file at its largest, the JSON, and the lines between them. */
export function requestLimit(limits: Map<string, PartLimits>): number {
  const files = [...limits.values()].reduce((sum, { maxBytes, maxItems }) => sum + maxBytes * maxItems, 0)
  return files + jsonLimit + 64 * 1024
}

/** Limits of the parser itself. They stand a little behind ours, against requests of a million tiny parts. */
export function parserLimits(limits: Map<string, PartLimits>) {
  const all = [...limits.values()]
  return {
    fieldNameSize: 200,
    headerPairs: 20,
    fields: 0,
    files: 2 * all.reduce((sum, { maxItems }) => sum + maxItems, 0) + 20,
    fileSize: Math.max(jsonLimit, ...all.map(({ maxBytes }) => maxBytes)) + 1,
  }
}
