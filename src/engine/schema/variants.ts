import type { Discriminator, PropertySchema, RecordRule } from '#generated/definitions.gen.ts'
import { mapParts } from './mapParts.ts'

/** The part of a schema that has variants, as it is written. */
export interface VariedSchema {
  discriminator: Discriminator
  oneOf: readonly PropertySchema[]
}

/** Variants with their references in place. */
export interface Variants extends VariedSchema {
  /** The fields of every record. */
  base: PropertySchema
  /** Fields that each variant has, by the value that names it. */
  shapes: ReadonlyMap<string, PropertySchema>
}

export const isVaried = (part: object): part is VariedSchema => 'discriminator' in part && 'oneOf' in part

/** The value by which a variant is known; undefined where it names none. */
export function variantValue({ discriminator }: VariedSchema, variant: PropertySchema): string | undefined {
  const value = variant.properties?.[discriminator.propertyName]?.const
  return typeof value === 'string' ? value : undefined
}

/** The fields of a variant without its own demands, which `variantRules` returns. */
export function variantShape({ discriminator }: VariedSchema, variant: PropertySchema): PropertySchema {
  const { properties = {}, ...rest } = withoutDemands(variant)
  const fields = Object.entries(properties).filter(([name]) => name !== discriminator.propertyName)
  return { ...rest, properties: Object.fromEntries(fields) }
}

/** The demands of each variant, as rules under the condition that a record is of that variant. */
export function variantRules(varied: VariedSchema): RecordRule[] {
  return varied.oneOf.flatMap((variant) => {
    const then = demandOf(variant)
    return then ? [{ if: isOf(varied, [variantValue(varied, variant) ?? '']), then }] : []
  })
}

/** The condition that a record is of one of some variants. */
export function isOf({ discriminator: { propertyName } }: VariedSchema, values: readonly string[]): string {
  const texts = values.map(textInExpression)
  return `self.${propertyName} ${values.length === 1 ? `== ${texts.join('')}` : `in [${texts.join(', ')}]`}`
}

/** A text as an expression writes it, in single quotes. */
function textInExpression(text: string): string {
  const inDoubleQuotes = JSON.stringify(text).slice(1, -1)
  return `'${inDoubleQuotes.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}

/** A declaration without `required` and `minItems`, at any depth. */
function withoutDemands({ required: _, minItems: __, ...rest }: PropertySchema): PropertySchema {
  return { ...rest, ...mapParts(rest, withoutDemands) }
}

/** The `required` and `minItems` of a declaration, at any depth, as a JSON Schema; undefined if it has none. */
function demandOf({ required, minItems, properties = {}, items }: PropertySchema): RecordRule['then'] {
  const fields = Object.entries(properties).flatMap(([name, field]) => {
    const demand = demandOf(field)
    return demand ? [[name, demand] as const] : []
  })
  const ofItems = items && demandOf(items)
  const demand = {
    ...(required && { required }),
    ...(fields.length > 0 && { properties: Object.fromEntries(fields) }),
    ...(minItems !== undefined && { type: 'array', minItems }),
    ...(ofItems && { items: ofItems }),
  }
  return Object.keys(demand).length > 0 ? demand : undefined
}
