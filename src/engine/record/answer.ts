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
export function createPresenter(schema: RecordSchema, computed: readonly FollowingField[]): (record: Json) => Json {
  const declared = declaredOf(schema)
  return (stored) => declared(fillFields(computed, stored)) as Json
}

/** What is declared of a value, made for its property. */
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
