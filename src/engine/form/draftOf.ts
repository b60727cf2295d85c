import type { FormatsDefinition, PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { mapValues } from '../record/mapValues.ts'
import { storedId, type Json } from '../record/path.ts'

/**
 * What of a record may be kept as a draft: all that was typed, and no secret; of files only those that are stored, since
 * the bytes of a new one are gone with the page.
 * @param isNewFile tells by its id whether a file has not been sent yet
 */
export function draftOf(
  schema: RecordSchema | PropertySchema,
  record: Json,
  formats: FormatsDefinition,
  isNewFile: (id: string) => boolean,
): Json {
  const isNew = (value: unknown) => {
    const id = storedId(value)
    return id !== undefined && isNewFile(id)
  }
  return mapValues(schema, record, (value, property) => {
    if ((property.kind ?? formats.formats[property.format ?? '']?.kind) === 'secret') return undefined
    if (!property.upload) return value
    if (Array.isArray(value)) return (value as unknown[]).filter((file) => !isNew(file))
    return isNew(value) ? undefined : value
  })
}
