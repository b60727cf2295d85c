import { mapParts, onlyFields } from '#engine/schema/mapParts.ts'
import type { FormatsDefinition, PropertySchema, RecordRule, RecordSchema } from '#generated/definitions.gen.ts'
import { expressionCode } from '../conditions.ts'

/**
 * The schema of a record in a request: without the fields that only the server sets, and without rules over several
 * fields, since kept entries are sent as ids alone.
 */
export function wireSchema(record: RecordSchema): RecordSchema {
  return withoutMarked(record, ['readOnly', 'local'], () => ({}))
}

/**
 * The schema of the whole record as it is stored and edited, with its rules compiled: under `matches` for conditional
 * demands, under `rules` for conditions that may not be false.
 */
export function recordSchema(record: RecordSchema, formats: FormatsDefinition): RecordSchema {
  return withoutMarked(record, ['writeOnly'], (all, part) => {
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

/**
 * A schema without the fields that have one of these marks.
 * @param rulesAs returns the keywords that replace the rules of a part
 */
function withoutMarked<Schema extends RecordSchema | PropertySchema>(
  schema: Schema,
  marks: readonly Mark[],
  rulesAs: (rules: RecordRule[], part: PropertySchema) => object,
): Schema {
  const { $defs: _, title: __, rules = [], ...shape } = schema as RecordSchema
  const rest = { ...shape, ...rulesAs(rules, schema) } as Schema
  const kept = onlyFields(rest, (field) => !marks.some((mark) => field[mark]))
  // Computed values are right by construction. Their sources are checked where they are typed.
  const partOf = (part: PropertySchema) => (part.computed === undefined ? withoutMarked(part, marks, rulesAs) : {})
  return { ...kept, ...mapParts(kept, partOf) }
}
