import type { FieldOnWire, PropertySchema, RecordSchema, Upload } from '#generated/definitions.gen.ts'
import { derivedOnce } from '../derivedOnce.ts'
import { typeOf } from './typeOf.ts'

export interface UploadField {
  /** Word path: a field of the entries of a list is named without a position. */
  path: string
  upload: Upload
  wire: FieldOnWire
  /** A list of files, or a single one; the entries of a list hold single ones too. */
  many: boolean
  /** Most files that a record can hold here; undefined where a list names no number. */
  maxItems: number | undefined
}

/** What holds fields. */
interface Holder {
  prefix: string
  inList: boolean
  /** Most holders that there can be. */
  most: number | undefined
}

/** The fields whose entries are files, at any depth. Throws if the entries of a list hold lists of files. */
export const uploadFields = derivedOnce((schema: RecordSchema | PropertySchema) =>
  uploadsBelow(schema, { prefix: '', inList: false, most: 1 }),
)

function uploadsBelow(schema: RecordSchema | PropertySchema, { prefix, inList, most }: Holder): UploadField[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const path = prefix + name
    const many = typeOf(property) === 'array'
    const { upload, wire = {}, items } = property
    const maxItems = times(most, many ? property.maxItems : 1)
    if (!upload) return uploadsBelow(items ?? property, { prefix: `${path}.`, inList: inList || many, most: maxItems })
    // New files find their place by their order, which several lists side by side would not tell.
    if (inList && (many || wire.keptAs !== undefined))
      throw new Error(`${path}: the entries of a list hold single files only`)
    return [{ path, upload, wire, many, maxItems }]
  })
}

const times = (left: number | undefined, right: number | undefined) =>
  left === undefined || right === undefined ? undefined : left * right
