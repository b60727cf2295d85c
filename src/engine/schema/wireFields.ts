import type { PropertySchema, RecordSchema, FieldOnWire, SentPart } from '#generated/definitions.gen.ts'
import { derivedOnce } from '../derivedOnce.ts'
import { fieldsOf, typeOf } from './property.ts'

/** The fields whose stored entries are kept by id when the record is saved. */
export const keptFields = derivedOnce((record: RecordSchema | PropertySchema) =>
  fieldsOf(record).flatMap(({ path, schema, lists }) => {
    const keptAs = schema.wire?.keptAs
    if (keptAs === undefined || lists.length > 0) return []
    return [{ path, schema, keptAs, many: typeOf(schema) === 'array' }]
  }),
)

export type UploadField = ReturnType<typeof uploadFields>[number]

/** The fields whose entries are files, at any depth, by word path. Throws if the entries of a list hold lists of files. */
export const uploadFields = derivedOnce((record: RecordSchema | PropertySchema) =>
  fieldsOf(record).flatMap(({ path, schema, lists }) => {
    const { upload, wire = {} } = schema
    if (!upload) return []
    /** Whether it is a list of files; the entries of a list hold single ones too. */
    const many = typeOf(schema) === 'array'
    // New files find their place by their order, which several lists side by side would not tell.
    if (lists.length > 0 && (many || wire.keptAs !== undefined)) {
      throw new Error(`${path}: the entries of a list hold single files only`)
    }
    /** Most files that a record can hold here; undefined where a list names no number. */
    const maxItems = (many ? [...lists, schema] : lists).map((list) => list.maxItems).reduce(times, 1)
    return [{ path, upload, wire, many, maxItems, inEntries: lists.length > 0 }]
  }),
)

const times = (left: number | undefined, right: number | undefined) =>
  left === undefined || right === undefined ? undefined : left * right

export const sentTimes: readonly SentPart[] = ['chosenAt', 'keptChosenAt']
export const isTime = (part: SentPart | undefined): boolean => part !== undefined && sentTimes.includes(part)

/**
 * Names of the fields that represent a file in the sent JSON: the object beside the file with its name and its id, the
 * time when a new file was chosen, and the field that stores it; empty if not declared. Undefined if the file itself is
 * sent.
 */
export function sentNames({ sentAs }: FieldOnWire) {
  if (!sentAs) return undefined
  const at = (wanted: SentPart) => Object.keys(sentAs).find((path) => sentAs[path] === wanted) ?? ''
  const [holder = '', name = ''] = at('name').split('.')
  const [, id = ''] = at('id').split('.')
  return { holder, name, id, stamp: at('chosenAt'), stampedAs: at('keptChosenAt') }
}
