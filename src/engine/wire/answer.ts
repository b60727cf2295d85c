import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { joinParts } from '../text/fillTemplate.ts'
import { fillFields, type FollowingField } from '../record/fillFields.ts'
import { isObject, type Json } from '../record/path.ts'

/**
 * Returns the function that makes the answer for a stored record: its declared fields, with the computed ones.
 * Undeclared stored values are dropped. The schema is walked once, not for each record.
 * @param schema of the record, or of its row; the input is always the whole stored record
 */
export function createPresenter(schema: RecordSchema, computed: readonly FollowingField[]): (record: Json) => Json {
  const declared = presenterOf(schema)
  return (stored) => declared(fillFields(computed, stored)) as Json
}

/** Returns the function that presents a value of a property. */
function presenterOf({ properties, items }: PropertySchema): (value: unknown) => unknown {
  if (!properties && !items) return (value) => value
  const entry = items && presenterOf(items)
  const shown = Object.entries(properties ?? {}).filter(([, { writeOnly }]) => !writeOnly)
  const parts = shown.map(([name, property]) => ({ name, declared: presenterOf(property) }))
  return (value) => {
    if (Array.isArray(value)) return entry ? value.map(entry) : (value as unknown[])
    if (!isObject(value) || !properties) return value
    const answer: Json = {}
    for (const { name, declared } of parts) {
      const part = value[name]
      if (part !== undefined) answer[name] = declared(part)
    }
    return answer
  }
}

/**
 * Returns the function that reads an answer in the browser: other spellings of a value (`aliases`) become the declared
 * one, and texts sent in parts are joined (`fromParts`). Answers without such values are returned unchanged.
 */
export function createRecordReader(schema: RecordSchema | PropertySchema): (answer: Json) => Json {
  const read = readerOf(schema)
  return (answer) => (read ? (read(answer) as Json) : answer)
}

type Reader = (value: unknown) => unknown

/** Reads a value of a property; undefined where nothing of it may be spelt otherwise. */
function readerOf({ wire = {}, properties, items }: Partial<PropertySchema>): Reader | undefined {
  const { aliases, fromParts } = wire
  const entry = items && readerOf(items)
  const parts = Object.entries(properties ?? {}).flatMap(([name, property]) => {
    const read = readerOf(property)
    return read ? [{ name, read }] : []
  })
  if (!aliases && fromParts === undefined && !entry && parts.length === 0) return undefined
  return (value) => {
    if (Array.isArray(value)) return entry ? value.map((one) => entry(one)) : (value as unknown[])
    if (isObject(value)) return fromParts === undefined ? readFields(value, parts) : joinParts(fromParts, value)
    return aliases && typeof value === 'string' && Object.hasOwn(aliases, value) ? aliases[value] : value
  }
}

/** Reads the fields of a record. The record is copied only if a value changes. */
function readFields(record: Json, parts: readonly { name: string; read: Reader }[]): Json {
  let known = record
  for (const { name, read } of parts) {
    const before = record[name]
    const value = read(before)
    if (value !== before) known = { ...known, [name]: value }
  }
  return known
}
