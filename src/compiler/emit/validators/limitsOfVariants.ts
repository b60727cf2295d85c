import { expressionCode } from '../conditions.ts'
import { mapParts } from '#engine/schema/mapParts.ts'
import { ownersOf, unitedVariants, withWords } from '#engine/schema/uniteVariants.ts'
import { isOf, variantValue } from '#engine/schema/variants.ts'
import type { FormatsDefinition, PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'

type Part = RecordSchema | PropertySchema

/** Keywords that describe the structure of a value. They apply to the records of all variants. */
const structure = ['type', 'properties', 'items', 'additionalProperties', 'upload', 'computed']

/**
 * Makes the limits of a field that only some variants have conditional, as `if`/`then` on the discriminator: a record
 * of another variant must not fail on them.
 */
export function limitsOfVariants<Schema extends Part>(schema: Schema, formats: FormatsDefinition): Schema {
  const part = { ...schema, ...mapParts(schema, (inner) => limitsOfVariants(inner, formats)) }
  const varied = unitedVariants(part)
  // Where the record travels without the field that tells the variants apart, all limits hold.
  if (!varied || !part.properties?.[varied.discriminator.propertyName]) return part
  const limits = varied.oneOf.flatMap((variant) => {
    const value = variantValue(varied, variant) ?? ''
    const then = ownedLimits(part, value)
    return then ? [{ if: { matches: expressionCode(isOf(varied, [value]), part, formats) }, then }] : []
  })
  if (limits.length === 0) return part
  const { allOf = [] } = part as { allOf?: object[] }
  return { ...part, ...mapParts(part, withoutOwnedLimits), allOf: [...allOf, ...limits] }
}

/** Removes the limits of fields that only some variants have. */
function withoutOwnedLimits(field: PropertySchema): PropertySchema {
  const isOwned = ownersOf(field) !== undefined
  const words = withWords(field, (word) => !isOwned || structure.includes(word))
  return { ...words, ...mapParts(field, withoutOwnedLimits) }
}

/** The limits of the fields that this variant has and another lacks; undefined if there are none. */
function ownedLimits(part: Part, value: string): object | undefined {
  const owners = ownersOf(part)
  if (owners && !owners.includes(value)) return undefined
  const words = Object.entries(part).filter(([word]) => owners !== undefined && !structure.includes(word))
  const fields = Object.entries(part.properties ?? {}).flatMap(([name, field]) => {
    const limits = ownedLimits(field, value)
    return limits ? [[name, limits] as const] : []
  })
  const { items } = part as PropertySchema
  const ofItems = items && ownedLimits(items, value)
  const limits = {
    ...Object.fromEntries(words),
    ...(fields.length > 0 && { properties: Object.fromEntries(fields) }),
    ...(ofItems && { items: ofItems }),
  }
  return Object.keys(limits).length > 0 ? limits : undefined
}
