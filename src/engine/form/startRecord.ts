import type { FormPlan } from '../plan/FormPlan.ts'
import { setAt, storedId, type Json } from '../record/path.ts'
import type { Formats } from '../formats/createFormats.ts'
import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { mapDeclared, mapValues } from '../schema/mapValues.ts'

/**
 * The start of a new record: the defaults of its schema, and the choices and references that the query of its address
 * names.
 * @example startRecord(form, '/boat/new?kind=motor&harbour=4f1c…')
 */
export function startRecord({ start, fields }: Pick<FormPlan, 'start' | 'fields'>, address: string): Json {
  const [, query = ''] = address.split('?')
  const named = new Map(query.split('&').map((pair) => pair.split('=') as [string, string | undefined]))
  return fields.reduce((record, { path, schema }) => {
    const { refers, enum: choices, wire: { aliases = {} } = {} } = schema.items ?? schema
    const given = named.get(path) ?? ''
    const value = aliases[given] ?? given
    if (!value || (refers === undefined && !choices?.includes(value))) return record
    return setAt(record, path, schema.items ? [value] : value)
  }, start)
}

/**
 * The values that a copy may take over: declared fields, without ids, files, and values that only the server sets.
 */
export function takeOver(schema: RecordSchema | PropertySchema, other: Json): Json {
  return mapDeclared(schema, other, (value, { upload, readOnly, writeOnly, identity, numbered }) =>
    upload || readOnly || writeOnly || identity || numbered ? undefined : value,
  )
}

/** The files of a list that pass a test, or the single one; undefined where none is left. */
export function filesThat(isKept: (file: unknown) => boolean, value: unknown): unknown {
  if (!Array.isArray(value)) return isKept(value) ? value : undefined
  const kept: unknown[] = value.filter(isKept)
  return kept.length > 0 ? kept : undefined
}

/**
 * The part of a record that a draft may keep: all typed values except secrets, and stored files, since the bytes of a
 * new file are gone with the page.
 * @param isNewFile tells by its id whether a file has not been sent yet
 */
export function draftOf(
  schema: RecordSchema | PropertySchema,
  record: Json,
  formats: Formats,
  isNewFile: (id: string) => boolean,
): Json {
  const isStored = (file: unknown) => !isNewFile(storedId(file) ?? '')
  return mapValues(schema, record, (value, property) => {
    if ((property.kind ?? formats[property.format ?? '']?.definition.kind) === 'secret') return undefined
    return property.upload ? filesThat(isStored, value) : value
  })
}
