import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { joinParts } from '../text/fillTemplate.ts'
import { fillFields, type FollowingField } from './fillFields.ts'
import { mapValues } from './mapValues.ts'
import { isObject, type Json } from './path.ts'

/**
 * What leaves the server: the declared fields only, at any depth, with those that are computed. A stored value that no
 * field declares any more is passed over. The schema is walked here, once for all records.
 * @param schema shape of the record, or of a row of it; what is presented is always the whole stored record
 */
export function createPresenter(
  { properties }: RecordSchema,
  computed: readonly FollowingField[],
): (record: Json) => Json {
  const fields = Object.entries(properties)
    .filter(([, { writeOnly }]) => !writeOnly)
    .map(([name, property]) => ({ name, declared: declaredOf(property) }))
  return (stored) => {
    const record = fillFields(computed, stored)
    const shown: Json = {}
    for (const { name, declared } of fields) {
      const value = record[name]
      if (value !== undefined) shown[name] = declared(value)
    }
    return shown
  }
}

/** What is declared of a value, made for its property. */
function declaredOf({ properties, items }: PropertySchema): (value: unknown) => unknown {
  const entry = items && declaredOf(items)
  const parts = properties && new Map(Object.entries(properties).map(([name, part]) => [name, declaredOf(part)]))
  if (!entry && !parts) return (value) => value
  return (value) => {
    if (Array.isArray(value)) return entry ? value.map(entry) : (value as unknown[])
    if (!isObject(value) || !parts) return value
    const shown: Json = {}
    for (const name of Object.keys(value)) {
      const part = parts.get(name)
      if (part) shown[name] = part(value[name])
    }
    return shown
  }
}

/**
 * Takes an answer in: other spellings that the schema knows (`aliases`) become the value that they stand for, and texts
 * that come in parts are put together (`fromParts`).
 * @param schema of a list, only what may be spelt otherwise; where nothing is, its rows are not copied
 */
export function readRecord(schema: RecordSchema | PropertySchema, answer: unknown): Json {
  if (!isObject(answer)) return {}
  return schema.properties ? mapValues(schema, answer, readValue) : answer
}

function readValue(value: unknown, { wire: { aliases, fromParts } = {} }: PropertySchema): unknown {
  if (fromParts !== undefined && isObject(value)) return joinParts(fromParts, value)
  return aliases && typeof value === 'string' && Object.hasOwn(aliases, value) ? aliases[value] : value
}
