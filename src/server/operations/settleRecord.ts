import { randomUUID } from 'node:crypto'
import type { Formats } from '#engine/formats/createFormats.ts'
import { getAt, setAt, type Json } from '#engine/record/path.ts'
import { restoreKept } from '#engine/record/restoreKept.ts'
import { uploadFields } from '#engine/schema/uploadFields.ts'
import { normaliseRecord } from '#engine/record/normaliseRecord.ts'
import type { RecordDefinition } from '../catalogue.ts'
import { refusals } from '../errors.ts'
import type { Call } from '../request/Call.ts'
import { errorItem } from '../request/validateBody.ts'
import type { NewFile } from './saveOnce.ts'

/**
 * The whole record that is stored: what was sent, the kept entries back in their place, the new files as entries. It is
 * checked whole by the browser's own rules; throws 422 that names every wrong field.
 */
export function settleRecord({
  definition: { schema, validation },
  formats,
  call,
  id,
  newFiles,
  stored,
}: {
  definition: RecordDefinition
  formats: Formats
  call: Call
  id: string
  newFiles: NewFile[]
  stored: Json | undefined
}): Json {
  const { record: restored, unknown } = restoreKept(schema, stored, call.json, randomUUID)
  if (unknown.length > 0) {
    const names = [...new Set(unknown.map(({ path }) => path))]
    throw refusals.invalid(names.map((fieldName) => ({ fieldName, message: 'unknown' })))
  }
  let record = schema.properties['resourceUuid'] ? { ...restored, resourceUuid: id } : restored
  for (const { path, upload, many } of uploadFields(schema)) {
    const added = newFiles
      .filter(({ part }) => part === upload.part)
      .map(({ row }) => ({ label: row.label, resourceUuid: row.id }))
    const kept = getAt(record, path)
    if (added.length === 0) continue
    if (!many && kept !== undefined) throw refusals.invalid([{ fieldName: path, message: 'maxItems' }])
    record = setAt(record, path, many ? [...(Array.isArray(kept) ? (kept as unknown[]) : []), ...added] : added[0])
  }
  const whole = normaliseRecord(schema, record, formats)
  const problems = validation.record(whole)
  if (problems.length > 0) throw refusals.invalid(problems.map(errorItem))
  return whole
}
