import type { PropertySchema, TypeName } from '#generated/definitions.gen.ts'

/** The JSON type of a field, `null` aside. */
export function typeOf(property: PropertySchema): TypeName | undefined {
  if (!Array.isArray(property.type)) return property.type
  return property.type.find((name) => name !== 'null')
}

/** Whether the field may be absent as a whole (`null`). */
export function isNullable(property: PropertySchema): boolean {
  return Array.isArray(property.type) && property.type.includes('null')
}
