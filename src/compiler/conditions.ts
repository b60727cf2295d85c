import { kindOf } from '#engine/schema/kindOf.ts'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import type { FormatsDefinition, PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import type { DomainFolder, RecordOf } from './domain.ts'
import { compileCondition, compileRule, compileValue } from './expressions/compileExpression.ts'
import type { Scope } from './expressions/Scope.ts'
import { mapProperties } from './mapProperties.ts'

/** Names of the properties of definitions whose values are conditions. */
const conditionNames = ['show', 'disable', 'only']

/** A folder in which each condition is its place among the conditions of the folder; those that say the same share one. */
export interface PlacedConditions {
  folder: DomainFolder
  /** A JavaScript function of the record for each condition, over `cel`. */
  conditions: readonly string[]
}

/** The scope of a condition on a record, or on a part of one. */
export const scopeOf = (schema: RecordSchema | PropertySchema, formats: FormatsDefinition): Scope => ({
  names: new Map([['self', schema]]),
  isDate: (property) => kindOf(property, formats) === 'date',
})

/** The JavaScript function of a condition on a record. Throws where the condition is wrong, which is a finding before. */
export function conditionCode(text: string, schema: RecordSchema | PropertySchema, formats: FormatsDefinition): string {
  return codeOf(text, compileCondition(text, scopeOf(schema, formats)))
}

/** The same of a rule, which may not be false. */
export function ruleCode(text: string, schema: RecordSchema | PropertySchema, formats: FormatsDefinition): string {
  return codeOf(text, compileRule(text, scopeOf(schema, formats)))
}

/** The same of an expression that gives a field its value. @param holder what holds the field */
export function valueCode(
  text: string,
  holder: RecordSchema | PropertySchema,
  field: PropertySchema,
  formats: FormatsDefinition,
): string {
  return codeOf(text, compileValue(text, scopeOf(holder, formats), field))
}

function codeOf(text: string, compiled: ReturnType<typeof compileRule>): string {
  if (Array.isArray(compiled)) throw new Error(`${text}: ${compiled.map(({ message }) => message).join('; ')}`)
  return `(self) => ${compiled.code}`
}

/** Gives each condition of a folder its place: those of definitions, and those under which rules of records hold. */
export function placeConditions(
  { name, records, definitions }: DomainFolder,
  formats: FormatsDefinition,
  recordOf: RecordOf,
): PlacedConditions {
  const places = new Map<string, number>()
  const placeOf = (text: string, schema: RecordSchema | PropertySchema): number => {
    const code = conditionCode(text, schema, formats)
    const place = places.get(code) ?? places.size
    places.set(code, place)
    return place
  }
  const inDefinition = (part: unknown, whole: RecordSchema, holder: RecordSchema | PropertySchema): unknown =>
    mapProperties(part, (key, value, inner, owner) => {
      // What is shown depends on the whole record, wherever it stands; a choice of addresses on what offers it.
      if (conditionNames.includes(key) && typeof value === 'string')
        return placeOf(value, key === 'only' ? holder : whole)
      return key === 'entry' ? inDefinition(value, whole, itemOf(holder, owner)) : inner(value)
    })
  const placed = {
    name,
    definitions: definitions.map((definition) => {
      const { record } = definition.value as { record?: string }
      const schema = record === undefined ? undefined : recordOf(record)
      return schema ? { ...definition, value: inDefinition(definition.value, schema, schema) } : definition
    }),
    records: Object.fromEntries(
      Object.entries(records).map(([record, schema]) => [
        record,
        {
          ...schema,
          ...(schema.rules && {
            // What may not be false, and what occurs once, is checked by the validators alone.
            rules: schema.rules.flatMap((rule) =>
              rule.then === undefined ? [] : [{ ...rule, if: placeOf(String(rule.if), schema) }],
            ),
          }),
        },
      ]),
    ),
  }
  return { folder: placed, conditions: [...places.keys()] }
}

/** The declaration of the items of a list; of the first one where several are shown together. */
function itemOf(holder: RecordSchema | PropertySchema, { path }: { path?: unknown }): RecordSchema | PropertySchema {
  const [list] = [path].flat()
  const property = typeof list === 'string' ? propertyAt(holder, list)?.schema : undefined
  return property?.items ?? property ?? holder
}
