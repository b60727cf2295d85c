import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { keptFields } from '../schema/keptFields.ts'
import { uploadFields } from '../schema/uploadFields.ts'
import { dropAt, getAt, isObject, setAt, type Json } from './path.ts'

/** A file that goes with the record. */
export interface FilePart {
  /** Name of the multipart part. */
  part: string
  /** Id under which the bytes wait beside the form. */
  id: string
  /** Name of the file, as the user has it. */
  label: string
}

export interface WrittenRecord {
  json: Json
  files: FilePart[]
}

/**
 * What travels when a record is saved: no read-only fields, stored entries as ids, new files apart.
 * @param isNewFile tells by its id whether an entry is a file that has not been sent yet
 */
export function writeRecord(schema: RecordSchema, record: Json, isNewFile: (id: string) => boolean): WrittenRecord {
  const files: FilePart[] = []
  let json = record
  for (const { path, upload, many } of uploadFields(schema)) {
    for (const entry of entriesAt(record, path, many)) {
      if (isNewFile(idOf(entry))) files.push({ part: upload.part, id: idOf(entry), label: labelOf(entry) })
    }
  }
  const stored = typeof record['resourceUuid'] === 'string'
  for (const { path, keptAs, many, schema: property } of keptFields(schema)) {
    const entries = entriesAt(record, path, many)
    const isKept = (entry: Json) => idOf(entry) !== '' && !isNewFile(idOf(entry))
    const ids = entries.filter(isKept).map(idOf)
    if (stored) json = setAt(json, keptAs, many ? ids : (ids[0] ?? ''))
    if (property.upload) json = dropAt(json, path)
    else if (many && entries.length > 0)
      json = setAt(
        json,
        path,
        entries.filter((entry) => !isKept(entry)),
      )
  }
  return { json: whatTravels(schema, json), files }
}

const labelOf = ({ label }: Json) => (typeof label === 'string' ? label : '')
const idOf = (entry: Json) => (typeof entry['resourceUuid'] === 'string' ? entry['resourceUuid'] : '')

function entriesAt(record: Json, path: string, many: boolean): Json[] {
  const value = getAt(record, path)
  return (many ? (Array.isArray(value) ? value : []) : [value]).filter(isObject)
}

function whatTravels(schema: RecordSchema | PropertySchema, record: Json): Json {
  const entries = Object.entries(record).flatMap(([name, value]): [string, unknown][] => {
    const property = schema.properties?.[name]
    if (!property || property.readOnly || property.local || value === null || value === undefined) return []
    const { items } = property
    if (isObject(value)) return [[name, whatTravels(property, value)]]
    if (Array.isArray(value) && items?.properties) {
      return [[name, value.map((entry: unknown) => (isObject(entry) ? whatTravels(items, entry) : entry))]]
    }
    return [[name, value]]
  })
  return Object.fromEntries(entries)
}
