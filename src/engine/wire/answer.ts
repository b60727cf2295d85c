import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { joinParts } from '../text/fillTemplate.ts'
import { fillFields, type FollowingField } from '../record/fillFields.ts'
import { isObject, type Json } from '../record/path.ts'

/**
 * Makes the function that presents a stored record: declared fields only, at any depth, with the computed ones. Stored
 * values without a declaration are dropped. The schema is walked here, once for all records.
 * @param schema shape of the record, or of its row; the input is always the whole stored record
 */
export function createPresenter(schema: RecordSchema, computed: readonly FollowingField[]): (record: Json) => Json {
  const declared = declaredOf(schema)
  return (stored) => declared(fillFields(computed, stored)) as Json
}

/** The declaration of a value, made for its property. */
function declaredOf({ properties, items }: PropertySchema): (value: unknown) => unknown {
  if (!properties && !items) return (value) => value
  const entry = items && declaredOf(items)
  const shown = Object.entries(properties ?? {}).filter(([, { writeOnly }]) => !writeOnly)
  const parts = shown.map(([name, property]) => ({ name, declared: declaredOf(property) }))
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
 * Takes answers in: other spellings that the schema knows (`aliases`) become the value that they stand for, and texts
 * that come in parts are put together (`fromParts`). The schema is walked here, once for all answers; one in which nothing
 * is spelt otherwise is given back itself.
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
    if (isObject(value)) return fromParts === undefined ? readParts(value, parts) : joinParts(fromParts, value)
    return aliases && typeof value === 'string' && Object.hasOwn(aliases, value) ? aliases[value] : value
  }
}

function readParts(record: Json, parts: readonly { name: string; read: Reader }[]): Json {
  let known = record
  for (const { name, read } of parts) {
    const before = record[name]
    const value = read(before)
    if (value !== before) known = { ...known, [name]: value }
  }
  return known
}
