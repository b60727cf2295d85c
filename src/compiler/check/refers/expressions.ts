import { rowSchema } from '#engine/schema/mapParts.ts'
import { referredRow } from '#engine/schema/propertyAt.ts'
import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { candidateScope, scopeOf } from '../../emit/conditions.ts'
import { compileExpression } from '../../expressions/compileExpression.ts'
import { outcomesOfText } from '../../expressions/outcomes.ts'
import type { ExpressionMistake, Scope } from '../../expressions/Scope.ts'
import { type Asked, declaredAround, holderAround, holdersOf, say } from './Asked.ts'
import { beside, type Reference } from '../../project/Spot.ts'

/** Checks an expression that is to be true or false. */
export function checkExpression(asked: Asked, { absent }: Reference): void {
  const { project, definition, value, path } = asked
  const holder = spokenOf(asked)
  // What a change of state implies is wrong where the record says it, but for what rows lack.
  const isImplied = path.at(-1) === 'only' && !definition.source.text.includes(JSON.stringify(value))
  if (typeof value !== 'string' || !holder) return
  const scope = scopeOf(holder, project.formats)
  const compiled = compileExpression(value, scope, absent ? 'rule' : 'condition')
  const counts = ({ missing = '', of = '' }: ExpressionMistake) =>
    !isImplied || (of === '' && rowsOf(asked, of)?.properties[missing] !== undefined)
  if (Array.isArray(compiled)) reportMistakes(asked, compiled.filter(counts))
  if (Array.isArray(compiled)) return
  if (path.at(-1) === 'if' && beside(asked, 'unique') !== undefined) checkCounted(asked, value, holder)
  if (!isImplied) checkOutcomes(asked, value, scope, absent === true)
}

/** Which records a rule compares is kept beside each of them, so nothing outside of the record decides it. */
function checkCounted(asked: Asked, text: string, holder: RecordSchema | PropertySchema): void {
  const through = throughIn(text, 'self', holder)
  const outside = through === undefined ? [] : [`the record at which "${through}" points`]
  if (text.includes('today()')) outside.push('the day')
  for (const one of outside) say(asked, 'comparedBy', one)
}

/** The field through which an expression reaches into another record. */
const throughIn = (text: string, name: string, { properties = {} }: RecordSchema | PropertySchema) =>
  Object.keys(properties).find((field) => properties[field]?.refers && text.includes(`${name}.${field}.`))

/** Checks which records a reference lets choose. Only what lists answer of them is read. */
export function checkCandidate(asked: Asked): void {
  const [field, holder] = [declaredAround(asked), holderAround(asked)]
  const row = field && referredRow(field)
  if (!holder || !row) return
  const scope = candidateScope(holder, field, asked.project.formats)
  checkOver(asked, scope, throughIn(String(asked.value), 'it', row))
}

/** Checks which records keep the one at which they point from being removed. Each is read alone. */
export function checkRemoval(asked: Asked): void {
  const holder = holderAround(asked)
  if (holder) checkOver(asked, scopeOf(holder, asked.project.formats), throughIn(String(asked.value), 'self', holder))
}

/** @param through a field through which the expression reaches into a record that is not read */
function checkOver(asked: Asked, scope: Scope, through: string | undefined): void {
  const compiled = compileExpression(String(asked.value), scope, 'condition')
  if (Array.isArray(compiled)) reportMistakes(asked, compiled)
  else if (through !== undefined) say(asked, 'readsThrough', through)
  else checkOutcomes(asked, String(asked.value), scope, false)
}

/** A condition that is always or never true decides nothing, and neither does a rule that nothing breaks. */
function checkOutcomes(asked: Asked, text: string, scope: Scope, isRule: boolean): void {
  const outcomes = outcomesOfText(text, scope)
  if (!outcomes) return
  const { canBeTrue, canBeFalse, canBeAbsent } = outcomes
  if (!canBeTrue && (canBeFalse || canBeAbsent)) say(asked, isRule ? 'refusesAll' : 'neverTrue')
  else if (!canBeFalse && (isRule || !canBeAbsent)) say(asked, isRule ? 'refusesNothing' : 'alwaysTrue')
}

function reportMistakes(asked: Asked, mistakes: ExpressionMistake[]): void {
  const { project, definition, path } = asked
  const entry = holdersOf(asked)?.find(({ prefix }) => prefix !== '')?.schema.properties ?? {}
  for (const { message, cure, start, missing = '', of = '' } of mistakes) {
    const place = { source: definition.source, path, character: start }
    const target = rowsOf(asked, of)
    // What is wrong with the other record is a finding there, or at the reference.
    if (of !== '' && !target) continue
    if (target?.properties[missing]) project.report(place, 'unlisted', missing)
    else project.report(place, 'wrongExpression', message, missing in entry ? ofRecord : cure)
  }
}

/** The record whose rows are read: the one at which a field points, or that of a list. */
function rowsOf({ project, definition, record }: Asked, of: string): RecordSchema | undefined {
  if (of !== '') return project.records.get(of)?.whole
  return definition.kind === 'table' ? record?.whole : undefined
}

const ofRecord = '"self" is the record, not the entry: name fields of the record'

/** Checks an expression that gives the field around it its value. */
export function checkFieldValue(asked: Asked): void {
  const { project, value } = asked
  const field = declaredAround(asked)
  const holder = holderAround(asked)
  if (typeof value !== 'string' || !field || !holder) return
  const compiled = compileExpression(value, scopeOf(holder, project.formats), { field })
  if (Array.isArray(compiled)) reportMistakes(asked, compiled)
  else if (asked.path.at(-1) === 'computed') checkComputed(asked, value, holder)
  else checkStart(asked, value, holder)
}

/** Whether an expression names a field of what holds it. */
const names = (text: unknown, name: string) =>
  [...String(text).matchAll(/\bself\.(\w+)/g)].some(([, field]) => field === name)

/** A field cannot start from what is computed of it. */
function checkStart(asked: Asked, text: string, { properties = {} }: PropertySchema): void {
  const own = String(asked.path.at(-2))
  const circle = Object.keys(properties).find((name) => names(text, name) && names(properties[name]?.computed, own))
  if (circle !== undefined) say(asked, 'startsFromItself', circle)
}

/** What is computed can rest on what is there already. */
function checkComputed(asked: Asked, text: string, { properties = {} }: PropertySchema): void {
  if (text.includes('today()')) say(asked, 'hangsOnDay')
  const all = Object.keys(properties)
  const later = all.slice(all.indexOf(String(asked.path.at(-2))))
  const early = later.find((name) => properties[name]?.computed && names(text, name))
  if (early !== undefined) say(asked, 'notComputedYet', early)
  const pointing = throughIn(text, 'self', { properties })
  if (pointing !== undefined) say(asked, 'computesThrough', pointing)
}

/** What the expression at a place calls `self`. */
function spokenOf(asked: Asked): RecordSchema | PropertySchema | undefined {
  const { definition, record, path } = asked
  if (definition.kind === 'record') return declaredAround(asked)
  // What is shown depends on the whole record, wherever it stands; a choice of addresses on what offers it.
  const holder = path.at(-1) === 'only' ? holdersOf(asked)?.[0]?.schema : record?.whole
  return holder && definition.kind === 'table' ? rowSchema(holder) : holder
}
