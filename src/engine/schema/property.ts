import type { PropertySchema, RecordSchema, TypeName } from '#generated/definitions.gen.ts'

/** The JSON type of a field, `null` aside. */
export function typeOf(property: PropertySchema): TypeName | undefined {
  if (!Array.isArray(property.type)) return property.type
  return property.type.find((name) => name !== 'null')
}

/** Whether the field may be absent as a whole (`null`). */
export function isNullable(property: PropertySchema): boolean {
  return Array.isArray(property.type) && property.type.includes('null')
}

/** Whether a field is shown and never asked for: the server gives it. Files are the server's in the end, but given one by one. */
export const isShownOnly = ({ readOnly, upload, numbered }: PropertySchema): boolean =>
  (readOnly === true && upload === undefined) || numbered !== undefined

/** Whether screens never get the field to read: it is only sent, or asked in the form alone. */
export const isNeverAnswered = ({ writeOnly, local }: PropertySchema): boolean => writeOnly === true || local === true

/** Path of the field whose value names the unit of a number; undefined where its unit is a sign, or it has none. */
export const unitPath = ({ unit = '' }: PropertySchema): string | undefined => /^\{(.+)\}$/.exec(unit)?.[1]

/** Name of the field of an entry that is a file; undefined where none is. */
export const fileFieldOf = ({ properties = {} }: PropertySchema): string | undefined =>
  Object.entries(properties).find(([, field]) => field.upload && field.items === undefined)?.[0]

interface FieldAt {
  /** Word path: without positions in lists. */
  path: string
  schema: PropertySchema
  /** The lists in whose entries it stands, from the outermost on. */
  lists: readonly PropertySchema[]
}

/** The fields of a record, and of all its parts and entries, each before those that it holds. */
export function fieldsOf(
  { properties = {} }: RecordSchema | PropertySchema,
  prefix = '',
  lists: readonly PropertySchema[] = [],
): FieldAt[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const path = prefix + name
    const { items } = schema
    const inner = items ? fieldsOf(items, `${path}.`, [...lists, schema]) : fieldsOf(schema, `${path}.`, lists)
    return [{ path, schema, lists }, ...inner]
  })
}
