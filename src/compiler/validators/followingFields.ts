import { typeOf } from '#engine/schema/property.ts'
import type { FormatsDefinition, PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { compiledExpression } from '../conditions.ts'
import { Script } from '../emit/script.ts'

/** Compiles a validator. Gives its name in the module. */
export type Compile = (schema: object) => Script

/**
 * How the fields get their values that declare an expression under a word, what stands inside before what holds it: a
 * total adds up what is computed in entries.
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
  const own = fields.flatMap(([name, field]) => {
    const text = field[word]
    if (text === undefined) return []
    const path = prefix + name
    const { code, isPassedOn } = compiledExpression(text, holder, formats, { field })
    const isRight = compile(limitsOf(field)).code
    const decimals = isPassedOn ? '' : `, ${decimalsOf(field)}`
    return [{ path, of: new Script(`(self) => runtime.fit(${code}, ${isRight}${decimals})`) }]
  })
  return [...inside, ...own]
}

/** Decimals of a number as screens show them: none of a whole number, cents of an amount. */
function decimalsOf(field: PropertySchema): number {
  if (typeOf(field) === 'integer') return 0
  return field.unit === '€' ? 2 : 10
}

/** The limits of a field. Parts, and lists of them, are only passed on: their type is checked, and their fields were where they were typed. */
function limitsOf(field: PropertySchema): object {
  const { properties, items, computed: _, initial: __, sameAs: ___, ...limits } = field
  if (properties || items?.properties) return { type: field.type }
  return { ...limits, ...(items && { items: limitsOf(items) }) }
}
