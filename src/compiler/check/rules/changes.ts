import { Ajv } from 'ajv'
import { isObject, type Json } from '#engine/record/path.ts'
import type { RecordRule, RecordSchema } from '#generated/definitions.gen.ts'
import { scopeOf } from '../../emit/conditions.ts'
import { compileExpression } from '../../expressions/compileExpression.ts'
import { type Given, type Outcomes, outcomesOfText } from '../../expressions/outcomes.ts'
import type { RecordDefinition } from '../../project/Definition.ts'
import type { Project } from '../../project/readProject.ts'
import type { Subject } from '../../project/Subject.ts'
import { reportAt } from '../report.ts'
import { sentences } from '../../text/sentences.ts'

const ajv = new Ajv({ strict: false, logger: false })
const dayOfCall = 'today()'

/**
 * Checks that a change of state, such as ending a lease, cannot save a record that breaks the rules of the record: the
 * fields that rules require are set, asked for or demanded beforehand.
 */
export function checkChanges(subject: Subject, { whole, value }: RecordDefinition): void {
  if (!whole) return
  for (const [name, change] of Object.entries(value.changes ?? {})) {
    const { sets, only, asks = [] } = change
    const asksFirst = only === undefined ? [] : fieldsDemanded(String(only), whole, subject.project)
    for (const rule of whole.rules ?? []) {
      const field = fieldBreakingRule(rule, sets, whole, subject.project)
      const isFilled = field !== undefined && (asks.includes(field) || asksFirst.includes(`self.${field}`))
      if (field !== undefined && !isFilled) {
        reportAt(subject, ['changes', name, 'sets'], sentences.breaksRule({ change: name, field }))
      }
    }
  }
}

/** Fields without which a condition cannot be true, such as `self.end`. */
function fieldsDemanded(condition: string, whole: RecordSchema, { formats }: Project): readonly string[] {
  const compiled = compileExpression(condition, scopeOf(whole, formats), 'condition')
  return Array.isArray(compiled) ? [] : [...compiled.demands]
}

/**
 * Returns the field at which setting these values breaks a rule, for any other values of the record; undefined if the
 * rule can still hold.
 */
function fieldBreakingRule(
  rule: RecordRule,
  sets: Json,
  whole: RecordSchema,
  { formats }: Project,
): string | undefined {
  const given: Given = new Map(
    Object.entries(sets).flatMap(([name, value]) =>
      value === dayOfCall
        ? []
        : [[`self.${name}`, (value ?? undefined) as string | number | boolean | undefined] as const],
    ),
  )
  const outcomes = (text: unknown) => outcomesOfText(String(text), scopeOf(whole, formats), given)
  if (rule.rule !== undefined) {
    const isNever = ({ canBeTrue, canBeFalse, canBeAbsent }: Outcomes) => canBeFalse && !canBeTrue && !canBeAbsent
    const found = rule.severity === 'warning' ? undefined : outcomes(rule.rule)
    return found && isNever(found) ? rule.field : undefined
  }
  if (rule.then === undefined) return undefined
  const found = outcomes(rule.if)
  if (!found?.canBeTrue || found.canBeFalse || found.canBeAbsent) return undefined
  return firstUnmetField(rule.then, sets, whole)
}

/** The first field that a demand requires and the set values leave empty, or that it limits and they break. */
function firstUnmetField({ required, properties }: Json, sets: Json, whole: RecordSchema): string | undefined {
  const isLeft = (name: string) => (name in sets ? sets[name] === null : !whole.required?.includes(name))
  const isRefused = ([name, part]: [string, unknown]) =>
    ![undefined, null, dayOfCall].includes(sets[name] as never) && !ajv.validate(part as object, sets[name])
  const refused = Object.entries(isObject(properties) ? properties : {}).find(isRefused)
  return ((required ?? []) as string[]).find(isLeft) ?? refused?.[0]
}
