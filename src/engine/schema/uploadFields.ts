import type { PropertySchema, RecordSchema, Upload } from '#generated/definitions.gen.ts'
import { typeOf } from './typeOf.ts'

export interface UploadField {
  path: string
  upload: Upload
  keptAs: string | undefined
  /** A list of files, or a single one. */
  many: boolean
  maxItems: number | undefined
}

/** The fields whose entries are files. */
export function uploadFields(record: RecordSchema | PropertySchema, prefix = ''): UploadField[] {
  return Object.entries(record.properties ?? {}).flatMap(([name, schema]) => {
    const path = prefix + name
    const many = typeOf(schema) === 'array'
    const { upload, keptAs, maxItems } = schema
    if (upload) return [{ path, upload, keptAs, many, maxItems }]
    return typeOf(schema) === 'object' ? uploadFields(schema, `${path}.`) : []
  })
}
