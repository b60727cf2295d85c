import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { derivedOnce } from '../derivedOnce.ts'
import { typeOf } from './typeOf.ts'

export interface KeptField {
  path: string
  schema: PropertySchema
  /** Name of the write-only field that carries the ids of the entries that are kept. */
  keptAs: string
  /** A list of entries, or a single one. */
  many: boolean
}

/** The fields whose stored entries are kept by id when the record is saved. */
export const keptFields = derivedOnce((record: RecordSchema | PropertySchema) => keptBelow(record, ''))

function keptBelow(record: RecordSchema | PropertySchema, prefix: string): KeptField[] {
  return Object.entries(record.properties ?? {}).flatMap(([name, schema]) => {
    const path = prefix + name
    const type = typeOf(schema)
    const { keptAs } = schema.wire ?? {}
    if (keptAs !== undefined) return [{ path, schema, keptAs, many: type === 'array' }]
    return type === 'object' ? keptBelow(schema, `${path}.`) : []
  })
}
