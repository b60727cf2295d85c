import { referredRow } from '#engine/schema/propertyAt.ts'
import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { candidateScope, scopeOf } from '../../emit/conditions.ts'
import { compileExpression } from '../../expressions/compileExpression.ts'
import { ownFieldsRead, readsToday, referenceRead } from '../../expressions/fieldsRead.ts'
import { outcomesOfText } from '../../expressions/outcomes.ts'
import type { ExpressionMistake, Scope } from '../../expressions/Scope.ts'
import { type Subject, declaredAround, holderAround, holdersOf, selfOf } from '../../project/Subject.ts'
import { report } from '../report.ts'
import { holdsBelow } from '../../text/Source.ts'
import { sentences } from '../../text/sentences.ts'
import { beside, type Reference } from '../../project/Spot.ts'

/**
 * Checks a condition, an expression with a boolean result. Besides its types, it must have both outcomes: a condition
 * that is always true decides nothing.
 */
export function checkExpression(subject: Subject, { absent }: Reference): void {
  const { project, definition, value, path } = subject
  const holder = selfOf(subject)
  // A mistake in an implied condition is reported at the record, except for fields that rows lack.
  const isImplied = path.at(-1) === 'only' && !holdsBelow(definition.source, 'only', value)
  if (typeof value !== 'string' || !holder) return
  const scope = scopeOf(holder, project.formats)
  const compiled = compileExpression(value, scope, absent ? 'rule' : 'condition')
  const counts = ({ missing = '', of = '' }: ExpressionMistake) =>
    !isImplied || (of === '' && rowsOf(subject, of)?.properties[missing] !== undefined)
  if (Array.isArray(compiled)) reportExpressionMistakes(subject, compiled.filter(counts))
  if (Array.isArray(compiled)) return
  if (path.at(-1) === 'if' && beside(subject, 'unique') !== undefined) checkUniqueCondition(subject, value, holder)
  if (!isImplied) checkOutcomes(subject, value, scope, absent === true)
}

/**
 * Checks the condition of a uniqueness rule. Each stored record keeps its result, so it may only read the record
 * itself: no other record, no current date.
 */
function checkUniqueCondition(subject: Subject, text: string, holder: RecordSchema | PropertySchema): void {
  const through = referenceRead(text, selfNames(holder))
  const outside = through === undefined ? [] : [`the record at which "${through}" points`]
  if (readsToday(text)) outside.push('the day')
  for (const one of outside) report(subject, sentences.comparedBy({ what: one }))
}

const selfNames = (holder: RecordSchema | PropertySchema) => new Map([['self', holder]])

/**
 * Checks the condition that restricts the records which a reference field offers. It may read the rows of the
 * candidates, which is all that a list call answers.
 */
export function checkCandidate(subject: Subject): void {
  const [field, holder] = [declaredAround(subject), holderAround(subject)]
  const row = field && referredRow(field)
  if (!holder || !row) return
  const scope = candidateScope(holder, field, subject.project.formats)
  checkLocalCondition(subject, scope, referenceRead(String(subject.value), new Map([['it', row]])))
}

/**
 * Checks the condition under which a referring record prevents the removal of its target. The server evaluates it on
 * the referring record alone.
 */
export function checkRemoval(subject: Subject): void {
  const holder = holderAround(subject)
  if (holder) {
    checkLocalCondition(
      subject,
      scopeOf(holder, subject.project.formats),
      referenceRead(String(subject.value), selfNames(holder)),
    )
  }
}

/**
 * Checks a condition that is evaluated without loading the records at which its fields point.
 * @param through reference field through which the expression reads another record; that is reported
 */
function checkLocalCondition(subject: Subject, scope: Scope, through: string | undefined): void {
  const compiled = compileExpression(String(subject.value), scope, 'condition')
  if (Array.isArray(compiled)) reportExpressionMistakes(subject, compiled)
  else if (through !== undefined) report(subject, sentences.readsThrough({ reference: through }))
  else checkOutcomes(subject, String(subject.value), scope, false)
}

/** A condition that is always or never true decides nothing, and neither does a rule that nothing breaks. */
function checkOutcomes(subject: Subject, text: string, scope: Scope, isRule: boolean): void {
  const outcomes = outcomesOfText(text, scope)
  if (!outcomes) return
  const { canBeTrue, canBeFalse, canBeAbsent } = outcomes
  if (!canBeTrue && (canBeFalse || canBeAbsent)) {
    report(subject, isRule ? sentences.refusesAll() : sentences.neverTrue())
  } else if (!canBeFalse && (isRule || !canBeAbsent)) {
    report(subject, isRule ? sentences.refusesNothing() : sentences.alwaysTrue())
  }
}

/**
 * Reports the mistakes that compiling an expression found. For a field that exists on the record but not in its rows,
 * or on the entry instead of the record, the finding says so instead of "unknown field".
 */
function reportExpressionMistakes(subject: Subject, mistakes: ExpressionMistake[]): void {
  const { project, definition, path } = subject
  const entry = holdersOf(subject)?.find(({ prefix }) => prefix !== '')?.schema.properties ?? {}
  for (const { message, cure, start, missing = '', of = '' } of mistakes) {
    const place = { source: definition.source, path, character: start }
    const target = rowsOf(subject, of)
    // A mistake in the other record is reported there, or at the reference.
    if (of !== '' && !target) continue
    if (target?.properties[missing]) project.report(place, sentences.unlisted({ path: missing }))
    else project.report(place, sentences.wrongExpression({ cause: message, cure: missing in entry ? ofRecord : cure }))
  }
}

/** The record whose rows are read: the target of a reference, or the record of a table. */
function rowsOf({ project, definition, record }: Subject, of: string): RecordSchema | undefined {
  if (of !== '') return project.records.get(of)?.whole
  return definition.kind === 'table' ? record?.whole : undefined
}

const ofRecord = '"self" is the record, not the entry: name fields of the record'

/** Checks an expression that gives the field around it its value. */
export function checkFieldValue(subject: Subject): void {
  const { project, value } = subject
  const field = declaredAround(subject)
  const holder = holderAround(subject)
  if (typeof value !== 'string' || !field || !holder) return
  const compiled = compileExpression(value, scopeOf(holder, project.formats), { field })
  if (Array.isArray(compiled)) reportExpressionMistakes(subject, compiled)
  else if (subject.path.at(-1) === 'computed') checkComputed(subject, value, holder)
  else checkInitialValue(subject, value, holder)
}

/** A field cannot start from a value that is computed from the field. */
function checkInitialValue(subject: Subject, text: string, { properties = {} }: PropertySchema): void {
  const fieldName = String(subject.path.at(-2))
  const read = ownFieldsRead(text)
  const circle = Object.keys(properties).find(
    (name) => read.has(name) && ownFieldsRead(properties[name]?.computed).has(fieldName),
  )
  if (circle !== undefined) report(subject, sentences.startsFromItself({ name: circle }))
}

/** A computed field may read only fields that come before it. */
function checkComputed(subject: Subject, text: string, holder: PropertySchema): void {
  const { properties = {} } = holder
  if (readsToday(text)) report(subject, sentences.hangsOnDay())
  const all = Object.keys(properties)
  const later = all.slice(all.indexOf(String(subject.path.at(-2))))
  const read = ownFieldsRead(text)
  const early = later.find((name) => properties[name]?.computed && read.has(name))
  if (early !== undefined) report(subject, sentences.notComputedYet({ name: early }))
  const pointing = referenceRead(text, selfNames(holder))
  if (pointing !== undefined) report(subject, sentences.computesThrough({ reference: pointing }))
}
