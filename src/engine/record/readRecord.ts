import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { derivedOnce } from '../derivedOnce.ts'
import { joinParts } from '../text/fillTemplate.ts'
import { isObject, type Json } from './path.ts'

/**
 * Takes an answer in: other spellings that the schema knows (`aliases`) become the value that they stand for, and texts
 * that come in parts are put together (`fromParts`). What needs neither is the answer itself, not a copy: a list reads
 * every one of its rows.
 */
export function readRecord(schema: Holder, answer: unknown): Json {
  return isObject(answer) ? readObject(schema, answer) : {}
}

type Holder = RecordSchema | PropertySchema

/** The properties in which something may be written in another way. */
const speltProperties = derivedOnce((holder: Holder) =>
  Object.entries(holder.properties ?? {}).filter(([, property]) => isSpelt(property)),
)

function isSpelt({ wire, items, properties }: PropertySchema): boolean {
  if (wire?.aliases ?? wire?.fromParts) return true
  return (items !== undefined && isSpelt(items)) || Object.values(properties ?? {}).some(isSpelt)
}

function readObject(holder: Holder, record: Json): Json {
  let result = record
  for (const [name, property] of speltProperties(holder)) {
    if (!Object.hasOwn(record, name)) continue
    const value = readProperty(property, record[name])
    if (value === record[name]) continue
    if (result === record) result = { ...record }
    result[name] = value
  }
  return result
}

function readProperty(property: PropertySchema, value: unknown): unknown {
  const { items } = property
  if (Array.isArray(value) && items) {
    const entries = value.map((entry: unknown) => readProperty(items, entry))
    return entries.some((entry, index) => entry !== value[index]) ? entries : value
  }
  if (isObject(value) && property.properties) return readValue(readObject(property, value), property)
  return readValue(value, property)
}

function readValue(value: unknown, { wire: { aliases, fromParts } = {} }: PropertySchema): unknown {
  if (fromParts !== undefined && isObject(value)) return joinParts(fromParts, value)
  return aliases && typeof value === 'string' && Object.hasOwn(aliases, value) ? aliases[value] : value
}
