import type { PropertySchema, RecordRule } from '#generated/definitions.gen.ts'
import { joinParts } from './joinParts.ts'
import { isOf, variantRules, type VariedSchema } from './variants.ts'

/** The declarations of a field by the variants of a part, without the fields inside. */
interface Declared {
  base: PropertySchema | undefined
  /** The variants that have the field, by the value that names them. */
  owned: ReadonlyMap<string, PropertySchema>
  byAll: boolean
}

/** Words of a declaration that decide which values are valid, besides what variants demand: `required` and `minItems`. */
const limitWords = [
  'type',
  'format',
  'enum',
  'const',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'maxItems',
  'uniqueItems',
] as const
type LimitWord = (typeof limitWords)[number]

/**
 * Unites the variants of a schema: all their fields, with the loosest of their limits. The limits of each variant
 * become rules, under the condition that a record is of that variant. `ownersOf` returns the variants that have a
 * field, `shapesOf` its declaration in each.
 */
export function uniteVariants(
  base: PropertySchema,
  shapes: readonly (readonly [string, PropertySchema])[],
  varied: VariedSchema,
): PropertySchema {
  const { propertyName } = varied.discriminator
  const owned = new Map(shapes)
  const all = [base, ...owned.values()].reduce((before, shape) => joinParts(before, shape, 'base'))
  const flat = uniteField(all, { base, owned, byAll: true }, { by: propertyName, path: [] })
  const limits = [...owned].flatMap(([value, shape]): RecordRule[] => {
    const then = demandsBeyond(flat, shape)
    return then ? [{ if: isOf(varied, [value]), then }] : []
  })
  const rules = [...variantRules(varied), ...limits]
  const whole = rules.length > 0 ? joinParts(flat, { rules }) : flat
  return { ...whole, [variantsOfPart]: varied } as PropertySchema
}

interface Place {
  by: string
  path: readonly string[]
}

/** Unites the declarations of a field, and of the fields inside it. */
function uniteField(all: PropertySchema, declared: Declared, place: Place): PropertySchema {
  const { properties, items } = all
  /**
   * The declarations of an inner field by the base and by each variant.
   * @param of returns the inner field of a declaration
   */
  const declaredInside = (of: (part: PropertySchema) => PropertySchema | undefined): Declared => {
    const found = [...declared.owned].flatMap(([value, part]) => {
      const inner = of(part)
      return inner ? [[value, inner] as const] : []
    })
    const base = declared.base && of(declared.base)
    return { base, owned: new Map(found), byAll: found.length === declared.owned.size && declared.byAll }
  }
  const fields = Object.entries(properties ?? {}).map(([name, field]) => {
    const ofName = declaredInside((part) => part.properties?.[name])
    return [name, uniteField(field, ofName, { ...place, path: [...place.path, name] })] as const
  })
  const ofItems =
    items &&
    uniteField(
      items,
      declaredInside((part) => part.items),
      place,
    )
  const flat: PropertySchema = {
    ...withLimits(all, declared),
    ...(properties && { properties: Object.fromEntries(fields) }),
    ...(ofItems && { items: ofItems }),
  }
  return withVariantNotes(flat, declared, place)
}

/** A declaration with the limits that apply in every variant that has the field. */
function withLimits(all: PropertySchema, { base, owned, byAll }: Declared): PropertySchema {
  const parts = [...owned.values()]
  const counts = base === undefined || byAll
  const limits = limitWords.map((word): [string, unknown] => {
    const ofBase = base?.[word]
    return [
      word,
      ofBase === undefined && counts
        ? loosest(
            word,
            parts.map((part) => part[word]),
          )
        : ofBase,
    ]
  })
  const demanded = counts ? demandedByAll(parts) : []
  const required = [...new Set([...(base?.required ?? []), ...demanded])]
  const decided = Object.fromEntries([...limits, ['required', required.length > 0 ? required : undefined]])
  const united = { ...all, ...Object.fromEntries(Object.entries(decided).filter(([word]) => word in all)) }
  return withWords(united, (_, value) => value !== undefined)
}

/** The words of a declaration that pass a test, and its symbols. */
export function withWords(part: object, isKept: (word: string, value: unknown) => boolean): PropertySchema {
  const words = Object.entries(part).filter(([word, value]) => isKept(word, value))
  const symbols = Object.getOwnPropertySymbols(part).map((one) => ({ [one]: part[one as never] }))
  return Object.assign({}, Object.fromEntries(words), ...symbols) as PropertySchema
}

const demandedByAll = (parts: readonly PropertySchema[]): string[] =>
  (parts[0]?.required ?? []).filter((name) => parts.every(({ required }) => required?.includes(name)))

/** The value of a limit that accepts all that any of the variants accepts; undefined if one has no limit. */
function loosest(word: LimitWord, values: readonly unknown[]): unknown {
  const [first] = values
  if (values.some((value) => value === undefined)) return undefined
  if (values.every((value) => JSON.stringify(value) === JSON.stringify(first))) return first
  if (word === 'enum') return [...new Set(values.flat())]
  if (word === 'type') return widestType([...new Set(values.flat())])
  if (word.startsWith('max')) return Math.max(...(values as number[]))
  return word.startsWith('min') ? Math.min(...(values as number[])) : undefined
}

/** Drops `integer` beside `number`, which includes it. */
function widestType(types: readonly unknown[]): unknown {
  const kept = types.includes('number') ? types.filter((type) => type !== 'integer') : types
  return kept.length === 1 ? kept[0] : kept
}

/** The demands of a variant on a part that exceed those on all variants; undefined if there are none. */
function demandsBeyond(flat: PropertySchema, ofVariant: PropertySchema): RecordRule['then'] {
  const limits = limitsBeyond(flat, ofVariant)
  const required = (ofVariant.required ?? []).filter((name) => !flat.required?.includes(name))
  const fields = Object.entries(ofVariant.properties ?? {}).flatMap(([name, field]) => {
    const inner = flat.properties?.[name] && demandsBeyond(flat.properties[name], field)
    return inner ? [[name, inner] as const] : []
  })
  const items = ofVariant.items && flat.items && demandsBeyond(flat.items, ofVariant.items)
  const demand = {
    ...limits,
    ...(required.length > 0 && { required }),
    ...(fields.length > 0 && { properties: Object.fromEntries(fields) }),
    ...(items && { items }),
  }
  return Object.keys(demand).length > 0 ? demand : undefined
}

/** The limits of a variant that differ from those for all. A text is matched against nothing beyond its greatest length. */
function limitsBeyond(flat: PropertySchema, ofVariant: PropertySchema): Partial<PropertySchema> {
  const beyond = limitWords.filter(
    (word) => ofVariant[word] !== undefined && JSON.stringify(ofVariant[word]) !== JSON.stringify(flat[word]),
  )
  const matches = beyond.includes('pattern') || beyond.includes('format')
  const maxLength = ofVariant.maxLength ?? flat.maxLength
  return {
    ...Object.fromEntries(beyond.map((word) => [word, ofVariant[word]])),
    ...(matches && maxLength !== undefined && { maxLength: maxLength }),
  }
}

/** The declaration that a field, or the values of a list, has in one variant; undefined where it is that for all. */
function shapeOf(flat: PropertySchema, ofVariant: PropertySchema): PropertySchema | undefined {
  const limits = limitsBeyond(flat, ofVariant)
  const items = flat.items && ofVariant.items && shapeOf(flat.items, ofVariant.items)
  if (Object.keys(limits).length === 0 && !items) return undefined
  return { ...flat, ...limits, ...(items && { items }) }
}

/** A symbol survives copies of the declaration and is no part of JSON. */
const variantsOfPart = Symbol('variants')
const owners = Symbol('owners')
const shapes = Symbol('shapes')

/** How each variant declares a field whose limits differ, and the field that names the variant. */
export interface FieldShapes {
  /** Name of the field, beside the first step of the path, whose value names the variant. */
  by: string
  /** Path of the field from what has the variants. */
  path: string
  of: Record<string, PropertySchema>
}

type Noted = PropertySchema & { [variantsOfPart]?: VariedSchema; [owners]?: readonly string[]; [shapes]?: FieldShapes }

/**
 * Notes on a united field which variants have it and how each declares it. Symbols carry the notes, as they are no part
 * of the JSON.
 */
function withVariantNotes(flat: PropertySchema, { base, owned, byAll }: Declared, { by, path }: Place): Noted {
  const isOwned = base === undefined && !byAll
  const of = [...owned].flatMap(([value, ofVariant]) => {
    const shape = shapeOf(flat, ofVariant)
    return shape ? [[value, shape] as const] : []
  })
  const differs = of.length > 0 && path.length > 0
  return {
    ...flat,
    ...(isOwned && { [owners]: [...owned.keys()] }),
    ...(differs && { [shapes]: { by, path: path.join('.'), of: Object.fromEntries(of) } }),
  }
}

/** The variants of a part whose fields are united; undefined for one that has none. */
export const unitedVariants = (part: object): VariedSchema | undefined => (part as Noted)[variantsOfPart]

/** The variants that alone have a field, by the values that name them; undefined where all have it. */
export const ownersOf = (field: object): readonly string[] | undefined => (field as Noted)[owners]

/** How variants declare a field in which they differ; undefined where they do not. */
export const shapesOf = (field: object): FieldShapes | undefined => (field as Noted)[shapes]
