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
import { requireLabel, requireOptionWords, requireWordsAt } from '../words/requireWords.ts'
import { hasLooseBrace } from './addresses.ts'
import { type Subject, declaredAround, type Holder, holdersOf } from '../../project/Subject.ts'
import { report } from '../report.ts'
import { checkTypeAndMark } from './fields.ts'
import { beside, type Reference } from '../../project/Spot.ts'

/** Checks a path such as `tenant.name`, unless it is the one text that refers to nothing (`*` for all columns). */
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

/**
 * Checks the unit of a number that another field holds, as in `{currency}`. That field must be a choice, and each of
 * its values needs a sign and a factor for comparisons.
 */
export function checkUnit(subject: Subject): void {
  const path = unitPath({ unit: String(subject.value) })
  const unit = path === undefined ? undefined : checkField(subject, { to: 'path' }, path)
  if (unit && !unit.enum) report(subject, sentences.noUnit({ path: path ?? '' }))
  for (const value of unit?.enum ?? []) {
    if (value === null) continue
    requireWordsAt(subject, [], unitKeys(value), `the unit "${value}"`)
    if (unit?.factors?.[value] === undefined) report(subject, sentences.noFactor({ value, unit: path ?? '' }))
  }
}

/**
 * Checks that a path leads to a field which its keyword can use, and requires the words under which the field is shown.
 * Returns the field; undefined if the path leads nowhere.
 */
export function checkField(subject: Subject, reference: Reference, path: string): PropertySchema | undefined {
  const ruleHolder = reference.here ? declaredAround(subject) : undefined
  const holders = ruleHolder ? [{ schema: ruleHolder, record: subject.definition.id, prefix: '' }] : holdersOf(subject)
  const holder = holders?.find(({ schema }) => propertyAt(schema, path)) ?? holders?.[0]
  if (!holder) return undefined
  const field = propertyAt(holder.schema, path)?.schema
  if (!field) {
    reportUnknownPath(subject, holder, path)
    return undefined
  }
  checkReach(subject, reference, holder, path, field)
  if (referenceOn(holder.schema, path)) return field
  checkFieldSort(subject, reference, path, field)
  checkTypeAndMark(subject, reference, path, field)
  if (reference.shown) checkShown(subject, holder, path, field)
  const words = holder.prefix + wordPath(path)
  if (reference.labelled && beside(subject, 'constant') === undefined) requireLabel(subject, holder, words)
  if (reference.shown || reference.labelled) requireOptionWords(subject, holder, words, field)
  return field
}

/** Checks where a path leads: only a shown path may pass through a reference, and some paths may not lead into a list. */
function checkReach(
  subject: Subject,
  { shown, is }: Reference,
  { schema }: Holder,
  path: string,
  field: PropertySchema,
): void {
  const through = referenceOn(schema, path)
  if (through && (!shown || is === 'own')) report(subject, sentences.reachesThrough({ path, reference: through.path }))
  else if (through && kindOf(field, subject.project.formats) === 'unknown') {
    report(subject, sentences.unknownKind({ path }))
  }
  const list = listOn(schema, path)
  if (is === 'single' && list !== undefined) report(subject, sentences.intoList({ path }))
  if (is === 'ofEntries' && list === undefined) report(subject, sentences.noEntryText({ path }))
}

/** Reports a path that leads nowhere, at its first unknown step. */
function reportUnknownPath(subject: Subject, { schema }: Holder, path: string): void {
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

/** Whether a field refers to a record whose definition cannot be read. That is reported at the record. */
const isUnreadable = ({ project }: Subject, field: PropertySchema = {}) => {
  const { refers } = field.items ?? field
  return refers !== undefined && !project.records.get(refers)?.whole
}

/** Checks that a path leads to the sort of field that its keyword needs, `is` of its reference: files, entries… */
function checkFieldSort(subject: Subject, { is }: Reference, path: string, field: PropertySchema): void {
  const kind = kindOf(field, subject.project.formats)
  // A table of a details screen may join several paths. There a single object is shown as one row.
  const isJoined = subject.definition.kind === 'details' && Array.isArray(subject.above?.value)
  const hasRows = kind === 'entries' || (isJoined && typeOf(field) === 'object' && !field.upload)
  if (is === 'files' && kind !== 'files') report(subject, sentences.noFiles({ path }))
  if (is === 'entries' && !hasRows) report(subject, sentences.noEntries({ path }))
  if (is === 'optional' && !(isNullable(field) && typeOf(field) === 'object')) {
    report(subject, sentences.neverAbsent({ path }))
  }
}

/**
 * Checks that a shown field can be read: the server answers it, the rows of a list contain it, and a renderer exists
 * for its kind.
 */
function checkShown(subject: Subject, { schema, prefix }: Holder, path: string, field: PropertySchema): void {
  const { project, definition } = subject
  if (wayTo(schema, path).some((step) => isNeverAnswered(step.schema))) {
    report(subject, sentences.neverAnsweredField({ path }))
  } else if (kindOf(field, project.formats) === 'unknown') report(subject, sentences.unknownKind({ path }))
  else if (showsRows(definition) && prefix === '' && !propertyAt(rowSchema(schema), path)) {
    report(subject, sentences.unlisted({ path }))
  }
}

/** Whether a definition shows only the fields that a list call answers: a table, or the title of a record. */
const showsRows = ({ kind, value }: Definition) =>
  ['table', 'record'].includes(kind) || (value as { verb?: string }).verb === 'list'

/** The schema that holds the next step of a path: a field, or a row of the record at which it points. */
function rowAt(schema: Holder['schema'], path: string): PropertySchema | RecordSchema | undefined {
  const field = propertyAt(schema, path)?.schema
  return field && (referredRow(field.items ?? field) ?? field.items ?? field)
}
