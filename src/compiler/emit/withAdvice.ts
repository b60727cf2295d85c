import type { PlanAdvice, PlanColumn } from '#engine/plan/ReadPlan.ts'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import type { FormatsDefinition, PropertySchema, RecordRule, RecordSchema } from '#generated/definitions.gen.ts'
import { scopeOf } from './conditions.ts'
import { Script } from './script.ts'
import { compileExpression } from '../expressions/compileExpression.ts'

type Holder = RecordSchema | PropertySchema

/**
 * Adds to columns the rules with severity `warning` on their fields, as compiled tests, so that tables and details show
 * the warnings that forms do.
 * @param holder declares the fields and rules
 * @param known has the fields that are available: list rows lack some, and rules over these are left out
 */
export function withAdvice(
  columns: readonly PlanColumn[],
  holder: Holder,
  formats: FormatsDefinition,
  known: Holder = holder,
): PlanColumn[] {
  /** The advice on the field at a path, from the rules of each object on the path. */
  const adviceOn = (path: string): PlanAdvice[] => {
    const steps = path.split('.')
    // The rules of each object on the way, which name the field from there on.
    return steps.flatMap((_, count) => {
      const [at, field] = [steps.slice(0, count).join('.'), steps.slice(count).join('.')]
      const part = partAt(holder, at)
      const scope = partAt(known, at)
      const rules = (part?.rules ?? []).filter((rule) => rule.severity === 'warning' && rule.field === field)
      return scope ? rules.flatMap((rule) => compileAdvice(rule, at, scope, formats)) : []
    })
  }
  return columns.map((column): PlanColumn => {
    if (column.lines) return { ...column, lines: withAdvice(column.lines, holder, formats, known) }
    // Combined columns, and columns of another record, have no rules here.
    const advice = column.texts || column.through ? [] : adviceOn(column.path)
    return advice.length > 0 ? { ...column, advice } : column
  })
}

const partAt = (holder: Holder, path: string): Holder | undefined =>
  path === '' ? holder : propertyAt(holder, path)?.schema

/**
 * Compiles a rule to a test that is true if the warning is due. Returns none for a rule over a field that the rows
 * lack.
 */
function compileAdvice(
  { rule, words = '' }: RecordRule,
  at: string,
  scope: Holder,
  formats: FormatsDefinition,
): PlanAdvice[] {
  const compiled = compileExpression(String(rule), scopeOf(scope, formats), 'rule')
  // It reads a field that is not there: a mistake would be a finding before.
  if (Array.isArray(compiled)) return []
  return [
    { words, at, isDue: new Script(`(self, cel) => (${compiled.code}) === false`) as unknown as PlanAdvice['isDue'] },
  ]
}
