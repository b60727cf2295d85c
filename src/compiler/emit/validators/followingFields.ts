import { typeOf } from '#engine/schema/property.ts'
import { shapesOf } from '#engine/schema/uniteVariants.ts'
import type { FormatsDefinition, PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { compiledExpression } from '../conditions.ts'
import { Script } from '../script.ts'

/** Compiles a validator. Gives its name in the module. */
export type Compile = (schema: object) => Script

/**
 * Returns the fields that declare an expression under a word, inner fields before their holders: a total adds up values
 * computed in entries.
 */
export function followingFields(
  holder: RecordSchema | PropertySchema,
  word: 'computed' | 'initial',
  formats: FormatsDefinition,
  compile: Compile,
  prefix = '',
): { path: string; of: Script }[] {
  const fields = Object.entries(holder.properties ?? {})
  const inside = fields.flatMap(([name, field]) =>
    followingFields(field.items ?? field, word, formats, compile, `${prefix}${name}.`),
  )
  const ofFields = fields.flatMap(([name, field]) => {
    const text = field[word]
    if (text === undefined) return []
    const path = prefix + name
    const { code, isPassedOn } = compiledExpression(text, holder, formats, { field })
    const isRight = limitsValidator(field, compile)
    const decimals = isPassedOn ? '' : `, ${decimalsOf(field)}`
    return [{ path, of: new Script(`(self) => runtime.fit(${code}, ${isRight}${decimals})`) }]
  })
  return [...inside, ...ofFields]
}

/**
 * Name of the validator for a computed value. If variants limit the field differently, code that selects the validator
 * by the variant of the record.
 */
function limitsValidator(field: PropertySchema, compile: Compile): string {
  const ofAll = compile(limitsOf(field)).code
  const shapes = shapesOf(field)
  // The parts of a record do not know its variant: there, the rules of the variants judge.
  if (!shapes || shapes.path.includes('.')) return ofAll
  const byVariant = Object.entries(shapes.of).map(
    ([value, shape]) => `[${JSON.stringify(value)}]: ${compile(limitsOf(shape)).code}`,
  )
  return `cel.field({ ${byVariant.join(', ')} }, cel.field(self, ${JSON.stringify(shapes.by)})) ?? ${ofAll}`
}

/** Decimals to which a computed number is rounded, as screens show it: cents for an amount of money. */
function decimalsOf(field: PropertySchema): number {
  if (typeOf(field) === 'integer') return 0
  return field.unit === '€' ? 2 : 10
}

/**
 * The schema that a computed value must meet. Objects are only copied from fields that were validated themselves, so
 * their type alone is checked.
 */
function limitsOf(field: PropertySchema): object {
  const { properties, items, computed: _, initial: __, sameAs: ___, ...limits } = field
  if (properties || items?.properties) return { type: field.type }
  return { ...limits, ...(items && { items: limitsOf(items) }) }
}
