import { wordPath } from '#engine/record/path.ts'
import { kindOf } from '#engine/schema/kindOf.ts'
import { rowSchema } from '#engine/schema/mapParts.ts'
import { listOn, propertyAt, referenceOn, referredRow, wayTo } from '#engine/schema/propertyAt.ts'
import { isNeverAnswered, isNullable, typeOf, unitPath } from '#engine/schema/property.ts'
import { templateNames } from '#engine/text/fillTemplate.ts'
import { unitKeys } from '#engine/words/wordKeys.ts'
import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { didYouMean } from '../../text/nearest.ts'
import { sentences } from '../../text/sentences.ts'
import type { Definition } from '../../project/Definition.ts'
import { needLabel, needOptionWords, needWordsAt } from '../words/needWords.ts'
import { hasLooseBrace } from './addresses.ts'
import { type Subject, declaredAround, type Holder, holdersOf } from '../../project/Subject.ts'
import { report } from '../report.ts'
import { checkDeclared } from './fields.ts'
import { beside, type Reference } from '../../project/Spot.ts'

export function checkPath(subject: Subject, reference: Reference): void {
  const path = String(subject.value)
  if (path !== reference.or) checkField(subject, reference, path)
}

/** Checks the names of a template, and that it can be reached: only the first template with all values is used. */
export function checkTemplate(subject: Subject, reference: Reference): void {
  const { value, path, above } = subject
  const names = templateNames(String(value))
  if (hasLooseBrace(String(value)) || String(value).includes('${')) {
    report(subject, sentences.braces({ text: String(value) }))
  } else if (names.length === 0) report(subject, sentences.noGap({ text: String(value) }))
  for (const name of names) checkField(subject, reference, name)
  if (!Array.isArray(above?.value)) return
  const texts = above.value as string[]
  const index = Number(path.at(-1))
  // The last one also counts where none can be filled.
  const earlier = texts.slice(0, index).find((other) => templateNames(other).every((name) => names.includes(name)))
  if (earlier !== undefined && index < texts.length - 1) {
    report(subject, sentences.neverItsTurn({ text: String(value), earlier }))
  }
}

/** Checks a unit that another field names: a choice, of whose values each has a sign. */
export function checkUnit(subject: Subject): void {
  const path = unitPath({ unit: String(subject.value) })
  const unit = path === undefined ? undefined : checkField(subject, { to: 'path' }, path)
  if (unit && !unit.enum) report(subject, sentences.noUnit({ path: path ?? '' }))
  for (const value of unit?.enum ?? []) {
    if (value === null) continue
    needWordsAt(subject, [], unitKeys(value), `the unit "${value}"`)
    if (unit?.factors?.[value] === undefined) report(subject, sentences.noFactor({ value, unit: path ?? '' }))
  }
}

/** The field that a path leads to; a path that leads nowhere is a finding. */
export function checkField(subject: Subject, reference: Reference, path: string): PropertySchema | undefined {
  const ruleHolder = reference.here ? declaredAround(subject) : undefined
  const holders = ruleHolder ? [{ schema: ruleHolder, record: subject.definition.id, prefix: '' }] : holdersOf(subject)
  const holder = holders?.find(({ schema }) => propertyAt(schema, path)) ?? holders?.[0]
  if (!holder) return undefined
  const field = propertyAt(holder.schema, path)?.schema
  if (!field) {
    reportLost(subject, holder, path)
    return undefined
  }
  if (isReached(subject, reference, holder, path, field)) return field
  checkIs(subject, reference, path, field)
  checkDeclared(subject, reference, path, field)
  if (reference.shown) checkShown(subject, holder, path, field)
  const words = holder.prefix + wordPath(path)
  if (reference.labelled && beside(subject, 'constant') === undefined) needLabel(subject, holder, words)
  if (reference.shown || reference.labelled) needOptionWords(subject, holder, words, field)
  return field
}

/** Whether a path goes through a reference, which it may only to show something. */
function isReached(
  subject: Subject,
  { shown, is }: Reference,
  { schema }: Holder,
  path: string,
  field: PropertySchema,
) {
  const through = referenceOn(schema, path)
  if (through && (!shown || is === 'own')) report(subject, sentences.reachesThrough({ path, reference: through.path }))
  else if (through && kindOf(field, subject.project.formats) === 'unknown') {
    report(subject, sentences.unknownKind({ path }))
  }
  const list = listOn(schema, path)
  if (is === 'single' && list !== undefined) report(subject, sentences.intoList({ path }))
  if (is === 'ofEntries' && list === undefined) report(subject, sentences.noEntryText({ path }))
  return through !== undefined
}

/** Names the step that leads nowhere. */
function reportLost(subject: Subject, { schema }: Holder, path: string): void {
  const steps = path.split('.')
  const good = wayTo(schema, path).length
  const before = steps.slice(0, good).join('.')
  const parent: PropertySchema | RecordSchema | undefined = good === 0 ? schema : rowAt(schema, before)
  const step = steps[good] ?? ''
  if (isUnreadable(subject, propertyAt(schema, before)?.schema)) return
  const through = referenceOn(schema, path)
  const target = through && subject.project.records.get(through.record)?.whole
  if (target && propertyAt(target, through.rest)) {
    report(subject, sentences.unlisted({ path }))
    return
  }
  const meant = step === 'self' ? (steps[1] ?? '') : step
  const suggestion = didYouMean(meant, Object.keys(parent?.properties ?? {}))
  if (before === '') report(subject, sentences.noField({ name: path, cure: suggestion }))
  else report(subject, sentences.noPath({ path, holder: before, step, cure: suggestion }))
}

/** Whether a field points at a record that cannot be read, which is a finding there. */
const isUnreadable = ({ project }: Subject, field: PropertySchema = {}) => {
  const { refers } = field.items ?? field
  return refers !== undefined && !project.records.get(refers)?.whole
}

function checkIs(subject: Subject, { is }: Reference, path: string, field: PropertySchema): void {
  const kind = kindOf(field, subject.project.formats)
  // Where lists are shown together, a single object is one as well.
  const isTogether = subject.definition.kind === 'details' && Array.isArray(subject.above?.value)
  const isList = kind === 'entries' || (isTogether && typeOf(field) === 'object' && !field.upload)
  if (is === 'files' && kind !== 'files') report(subject, sentences.noFiles({ path }))
  if (is === 'entries' && !isList) report(subject, sentences.noEntries({ path }))
  if (is === 'optional' && !(isNullable(field) && typeOf(field) === 'object')) {
    report(subject, sentences.neverAbsent({ path }))
  }
}

/** A shown field must be answered, must be in the rows of a list, and must have a kind that can be shown. */
function checkShown(subject: Subject, { schema, prefix }: Holder, path: string, field: PropertySchema): void {
  const { project, definition } = subject
  if (wayTo(schema, path).some((step) => isNeverAnswered(step.schema))) {
    report(subject, sentences.neverAnsweredField({ path }))
  } else if (kindOf(field, project.formats) === 'unknown') report(subject, sentences.unknownKind({ path }))
  else if (isRow(definition) && prefix === '' && !propertyAt(rowSchema(schema), path)) {
    report(subject, sentences.unlisted({ path }))
  }
}

/** Columns and titles show rows; a reference reaches into one. */
const isRow = ({ kind, value }: Definition) =>
  ['table', 'record'].includes(kind) || (value as { verb?: string }).verb === 'list'

/** The schema that holds the next step of a path: a field, or a row of the record at which it points. */
function rowAt(schema: Holder['schema'], path: string): PropertySchema | RecordSchema | undefined {
  const field = propertyAt(schema, path)?.schema
  return field && (referredRow(field.items ?? field) ?? field.items ?? field)
}
