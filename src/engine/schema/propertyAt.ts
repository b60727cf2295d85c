import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { isNullable, typeOf } from './property.ts'
import { mapParts } from './mapParts.ts'

export interface FoundProperty {
  path: string
  schema: PropertySchema
  /** Whether the object that holds it demands it. */
  required: boolean
}

/**
 * The declarations at the steps of a path, up to the last field that exists.
 * A number, or the name of a field of the entries, steps into a list; a reference leads to a row of its target.
 */
export function wayTo(record: RecordSchema | PropertySchema, path: string): FoundProperty[] {
  const way: FoundProperty[] = []
  const steps = path.split('.')
  let schema: PropertySchema = record
  for (const [index, part] of steps.entries()) {
    const isPosition = /^\d+$/.test(part)
    const itemOrSelf = schema.items ?? schema
    const holder: RecordSchema | PropertySchema = referredRow(itemOrSelf) ?? itemOrSelf
    const fields = holder.properties ?? {}
    const declared = Object.hasOwn(fields, part) ? fields[part] : undefined
    const next = isPosition ? schema.items : declared
    if (!next) break
    const at = steps.slice(0, index + 1).join('.')
    way.push({ path: at, schema: next, required: isPosition || (holder.required?.includes(part) ?? false) })
    schema = next
  }
  return way
}

/**
 * The declaration of the field at a path; undefined if the record has no such field.
 * @example propertyAt(person, 'contacts.0.mobile') and propertyAt(person, 'contacts.mobile') are the same field
 */
export const propertyAt = (record: RecordSchema | PropertySchema, path: string): FoundProperty | undefined =>
  wayTo(record, path).find((step) => step.path === path)

/** The first list of objects on the way to a field; undefined if it stands in none. */
export const listOn = (record: RecordSchema | PropertySchema, path: string): string | undefined =>
  wayTo(record, path).find((step) => step.path !== path && step.schema.items?.properties)?.path

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

/** The row of the record at which a field points. Undefined for a field that is no reference. */
export const referredRow = (property: PropertySchema): RecordSchema | undefined => (property as Declared)[row]?.()

/**
 * The first reference that a path goes through: its path, the record at which it points, a row of that, and the path in
 * the row. Undefined for a path that stays in its record.
 */
export function referenceOn(holder: RecordSchema | PropertySchema, path: string) {
  for (const { path: at, schema } of wayTo(holder, path)) {
    const reference = schema.items ?? schema
    const row = at === path ? undefined : referredRow(reference)
    if (row && reference.refers !== undefined) {
      return { path: at, record: reference.refers, row, rest: path.slice(at.length + 1) }
    }
  }
  return undefined
}

/** Whether a field is local: forms ask for it, and it is never sent or stored. */
export const isLocal = (record: RecordSchema | PropertySchema, path: string): boolean =>
  propertyAt(record, path)?.schema.local === true
