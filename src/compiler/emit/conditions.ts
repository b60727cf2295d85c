import { kindOf } from '#engine/schema/kindOf.ts'
import { propertyAt, referredRow } from '#engine/schema/propertyAt.ts'
import type { FormatsDefinition, PropertySchema } from '#generated/definitions.gen.ts'
import { Script } from './script.ts'
import { type CompiledExpression, compileExpression, type Purpose } from '../expressions/compileExpression.ts'
import { nameInCode } from '../expressions/emit.ts'
import type { Scope } from '../expressions/Scope.ts'
import type { WrittenDefinition } from '../project/Definition.ts'
import type { Project } from '../project/readProject.ts'
import { mapProperties } from '../text/mapProperties.ts'

/** Names of the properties of definitions whose values are conditions. */
const conditionNames = ['show', 'disable', 'only']

const scopes = new WeakMap<FormatsDefinition, WeakMap<PropertySchema, Scope>>()

/**
 * The scope of the conditions on a record, or on a part of one. Cached, so that the types of a schema are computed once
 * for all of its conditions.
 */
export function scopeOf(schema: PropertySchema, formats: FormatsDefinition): Scope {
  const known = scopes.get(formats) ?? new WeakMap<PropertySchema, Scope>()
  scopes.set(formats, known)
  const isDate = (property: PropertySchema) => kindOf(property, formats) === 'date'
  const scope = known.get(schema) ?? { names: new Map([['self', schema]]), isDate }
  known.set(schema, scope)
  return scope
}

/**
 * Compiles an expression over `self`, a record or a part of one. Throws if it has mistakes; the checks report these
 * earlier.
 */
export function compiledExpression(
  text: string,
  holder: PropertySchema,
  formats: FormatsDefinition,
  purpose: Purpose = 'condition',
): CompiledExpression {
  return requireCompiled(text, compileExpression(text, scopeOf(holder, formats), purpose))
}

/** Returns the compiled expression. Throws if it has mistakes; the checks report these earlier. */
export function requireCompiled(text: string, compiled: ReturnType<typeof compileExpression>): CompiledExpression {
  if (Array.isArray(compiled)) throw new Error(`${text}: ${compiled.map(({ message }) => message).join('; ')}`)
  return compiled
}

/** An expression as a function of the values that it reads. */
export const expressionCode = (...given: Parameters<typeof compiledExpression>) =>
  `(self) => ${compiledExpression(...given).code}`

/**
 * Compiles the condition on the records that a reference field offers, as a function of `self`, the holder of the
 * field, and `it`, the row of a candidate.
 */
export function candidateCode(
  text: string,
  holder: PropertySchema,
  reference: PropertySchema,
  formats: FormatsDefinition,
) {
  const compiled = compileExpression(text, candidateScope(holder, reference, formats), 'condition')
  return `(self, ${nameInCode('it')}) => ${requireCompiled(text, compiled).code}`
}

/** The scope of a condition on candidates: `self` and `it`, the row of the record to choose. */
export function candidateScope(holder: PropertySchema, reference: PropertySchema, formats: FormatsDefinition): Scope {
  const scope = scopeOf(holder, formats)
  return { ...scope, names: new Map([...scope.names, ['it', { ...referredRow(reference), type: 'object' as const }]]) }
}

/**
 * Replaces the texts of the conditions in a definition by compiled functions, so that screens need no parser for
 * expressions.
 */
export function withConditions(
  definition: WrittenDefinition,
  { schemas, formats }: Pick<Project, 'schemas' | 'formats'>,
): WrittenDefinition {
  const whole = schemas.get((definition.value as { record?: string }).record ?? '')
  if (!whole) return definition
  /**
   * Compiles the conditions of a part. Its holder is the record, or the declaration of the entries inside an entry
   * form.
   */
  const compileWithin = (part: unknown, holder: PropertySchema): unknown =>
    mapProperties(part, (key, value, inner, owner) => {
      // A condition of a part reads the whole record. A choice between addresses reads the value that offers it.
      if (conditionNames.includes(key) && typeof value === 'string') {
        return new Script(`(self, cel) => ${compiledExpression(value, key === 'only' ? holder : whole, formats).code}`)
      }
      return key === 'entry' ? compileWithin(value, itemOf(holder, owner)) : inner(value)
    })
  return { ...definition, value: compileWithin(definition.value, whole) }
}

/** The declaration of the items of a list; of the first one where several are shown together. */
function itemOf(holder: PropertySchema, { path }: { path?: unknown }): PropertySchema {
  const [list] = [path].flat()
  const property = typeof list === 'string' ? propertyAt(holder, list)?.schema : undefined
  return property?.items ?? property ?? holder
}
