import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { mapParts } from './mapParts.ts'
import { fileFieldOf } from './property.ts'

/**
 * A schema in which the ids that the server gives to entries of lists come back with a save. Without them the server
 * could not tell which entry is which, and would give each one a new id. They need not come where a save names the kept
 * entries in another way: by a list of ids, or by the file that each of them must have.
 */
export function withEntryIds<Schema extends RecordSchema | PropertySchema>(schema: Schema): Schema {
  const parts = mapParts(schema, withEntryIds)
  const { items, wire, upload } = schema as PropertySchema
  const isTold = !items || upload !== undefined || wire?.keptAs !== undefined || hasOwnFile(items)
  return { ...schema, ...parts, ...(parts.items && !isTold && { items: withIdentity(parts.items) }) }
}

/** Whether every entry must have a file, whose id then identifies the entry. */
function hasOwnFile(items: PropertySchema): boolean {
  const file = fileFieldOf(items)
  return file !== undefined && items.required?.includes(file) === true
}

/** Makes the id of entries sendable: `identity` instead of `readOnly`. It is not required, as new entries have none. */
function withIdentity(items: PropertySchema): PropertySchema {
  const { resourceUuid, ...others } = items.properties ?? {}
  if (!resourceUuid?.readOnly) return items
  const { readOnly: _, ...id } = resourceUuid
  const { required, ...rest } = items
  return {
    ...rest,
    ...(required && { required: required.filter((name) => name !== 'resourceUuid') }),
    properties: { resourceUuid: { ...id, identity: true }, ...others },
  }
}
