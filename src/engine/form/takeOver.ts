import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { mapValues } from '../record/mapValues.ts'
import { isObject, type Json } from '../record/path.ts'

/**
 * What a new record may take over from another one: the fields that its schema declares, without ids, files, and what
 * only the server gives.
 * @param isOwnFile tells files that go with it all the same
 */
export function takeOver(
  schema: RecordSchema | PropertySchema,
  other: Json,
  isOwnFile: (file: unknown) => boolean = () => false,
): Json {
  const declared = mapValues(schema, other, (value, property) => {
    if (property.upload) return ownFiles(value, isOwnFile)
    const given = property.readOnly || property.writeOnly || property.identity || property.numbered
    return given ? undefined : isObject(value) ? onlyDeclared(property, value) : value
  })
  return onlyDeclared(schema, declared)
}

function ownFiles(value: unknown, isOwnFile: (file: unknown) => boolean): unknown {
  if (!Array.isArray(value)) return isOwnFile(value) ? value : undefined
  const own: unknown[] = value.filter(isOwnFile)
  return own.length > 0 ? own : undefined
}

function onlyDeclared({ properties }: RecordSchema | PropertySchema, value: Json): Json {
  if (!properties) return value
  return Object.fromEntries(Object.entries(value).filter(([name]) => Object.hasOwn(properties, name)))
}
