import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { mapValues } from '../record/mapValues.ts'
import { isObject, type Json } from '../record/path.ts'

/**
 * What a new record may take over from another one: the fields that its schema declares, without ids, files, and what
 * only the server gives.
 */
export function takeOver(schema: RecordSchema | PropertySchema, other: Json): Json {
  const declared = mapValues(schema, other, (value, property) => {
    const given = property.readOnly || property.writeOnly || property.identity || property.numbered || property.upload
    return given ? undefined : isObject(value) ? onlyDeclared(property, value) : value
  })
  return onlyDeclared(schema, declared)
}

function onlyDeclared({ properties }: RecordSchema | PropertySchema, value: Json): Json {
  if (!properties) return value
  return Object.fromEntries(Object.entries(value).filter(([name]) => Object.hasOwn(properties, name)))
}
