import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { isNullable, typeOf } from './property.ts'
import { mapParts } from './mapParts.ts'

export interface FoundProperty {
  schema: PropertySchema
  /** Whether the object that holds it demands it. */
  required: boolean
}

/**
 * The declaration of the field at a path; undefined if the record has no such field.
 * A number, or the name of a field of the entries, steps into a list; a reference leads to a row of its target.
 * @example propertyAt(person, 'contacts.0.mobile') and propertyAt(person, 'contacts.mobile') are the same field
 */
export function propertyAt(record: RecordSchema | PropertySchema, path: string): FoundProperty | undefined {
  let found: FoundProperty = { schema: record, required: true }
  for (const part of path.split('.')) {
    if (/^\d+$/.test(part)) {
      if (!found.schema.items) return undefined
      found = { schema: found.schema.items, required: true }
      continue
    }
    const own = found.schema.items ?? found.schema
    const holder: RecordSchema | PropertySchema = referredRow(own) ?? own
    const schema = holder.properties?.[part]
    if (!schema) return undefined
    found = { schema, required: holder.required?.includes(part) ?? false }
  }
  return found
}

/** The first list of objects on the way to a field; undefined if it stands in none. */
export function listOn(record: RecordSchema | PropertySchema, path: string): string | undefined {
  const steps = path.split('.')
  const lists = steps.map((_, index) => steps.slice(0, index).join('.')).slice(1)
  return lists.find((list) => propertyAt(record, list)?.schema.items?.properties)
}

/**
 * Paths of all fields that hold a value of their own, in their order in the schema. A list is one field, and so is a file; an object that
 * may be absent is left out with all it holds, since only a definition can say when it is there.
 */
export function leafPaths(record: RecordSchema | PropertySchema, prefix = ''): string[] {
  return Object.entries(record.properties ?? {}).flatMap(([name, property]) => {
    const path = prefix + name
    if (typeOf(property) !== 'object' || property.upload) return [path]
    return isNullable(property) ? [] : leafPaths(property, `${path}.`)
  })
}

/** Leads from a reference to its target. A symbol survives copies of the declaration and is no part of JSON. */
const row = Symbol('row')

type Declared = PropertySchema & { [row]?: () => RecordSchema | undefined }

/**
 * A schema whose references lead to what lists answer of their targets, which `propertyAt` and expressions follow.
 * @param rowOf undefined for a record that is not there
 */
export function withTargets<Schema extends RecordSchema | PropertySchema>(
  schema: Schema,
  rowOf: (record: string) => RecordSchema | undefined,
): Schema {
  const { refers } = schema as PropertySchema
  return {
    ...schema,
    // Records may point at each other, so a target is only read where a path leads to it.
    ...(refers !== undefined && { [row]: () => rowOf(refers) }),
    ...mapParts(schema, (part) => withTargets(part, rowOf)),
  }
}

/** What lists answer of the record at which a field points; undefined for a field that is no reference. */
export const referredRow = (property: PropertySchema): RecordSchema | undefined => (property as Declared)[row]?.()

/**
 * The first reference that a path goes through: its path, the record at which it points, a row of that, and the path in
 * the row. Undefined for a path that stays in its record.
 */
export function referenceOn(holder: RecordSchema | PropertySchema, path: string) {
  const steps = path.split('.')
  for (let count = 1; count < steps.length; count++) {
    const before = steps.slice(0, count).join('.')
    const field = propertyAt(holder, before)?.schema
    const reference = field?.items ?? field
    const row = reference && referredRow(reference)
    if (row && reference.refers !== undefined)
      return { path: before, record: reference.refers, row, rest: steps.slice(count).join('.') }
  }
  return undefined
}
