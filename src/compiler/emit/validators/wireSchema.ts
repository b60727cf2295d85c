import { mapParts, onlyFields } from '#engine/schema/mapParts.ts'
import type { FormatsDefinition, PropertySchema, RecordRule, RecordSchema } from '#generated/definitions.gen.ts'
import { expressionCode } from '../conditions.ts'

/**
 * The shape in which a record travels: nothing that only the server gives, and no rules over several fields, since kept
 * entries travel as ids.
 */
export function wireSchema(record: RecordSchema): RecordSchema {
  return without(record, ['readOnly', 'local'], () => ({}))
}

/**
 * The whole record as it is stored, shown and edited. Its expressions are code: the conditions of rules under `matches`,
 * what may not be false under `rules`.
 */
export function recordSchema(record: RecordSchema, formats: FormatsDefinition): RecordSchema {
  return without(record, ['writeOnly'], (all, part) => {
    const conditional = all.filter((rule) => rule.then !== undefined)
    const allOf = conditional.map((rule) => ({
      ...rule,
      if: { matches: expressionCode(String(rule.if), part, formats) },
    }))
    const rules = all.flatMap((one) =>
      one.rule === undefined ? [] : [{ ...one, rule: expressionCode(String(one.rule), part, formats, 'rule') }],
    )
    return { ...(allOf.length > 0 && { allOf }), ...(rules.length > 0 && { rules }) }
  })
}

type Mark = 'readOnly' | 'writeOnly' | 'local'

/** A schema without the fields that have one of some marks. @param rulesAs what stands for the rules of a part */
function without<Schema extends RecordSchema | PropertySchema>(
  schema: Schema,
  marks: readonly Mark[],
  rulesAs: (rules: RecordRule[], part: PropertySchema) => object,
): Schema {
  const { $defs: _, title: __, rules = [], ...shape } = schema as RecordSchema
  const rest = { ...shape, ...rulesAs(rules, schema) } as Schema
  const kept = onlyFields(rest, (field) => !marks.some((mark) => field[mark]))
  // Computed values are right by construction. Their sources are checked where they are typed.
  const partOf = (part: PropertySchema) => (part.computed === undefined ? without(part, marks, rulesAs) : {})
  return { ...kept, ...mapParts(kept, partOf) }
}
