import { wordPath } from '#engine/record/path.ts'
import { kindOf } from '#engine/schema/kindOf.ts'
import { rowSchema } from '#engine/schema/mapParts.ts'
import { listOn, propertyAt, referenceOn, referredRow, wayTo } from '#engine/schema/propertyAt.ts'
import { isNeverAnswered, isNullable, typeOf, unitPath } from '#engine/schema/property.ts'
import { templateNames } from '#engine/text/fillTemplate.ts'
import { unitKeys } from '#engine/words/wordKeys.ts'
import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { didYouMean } from '../../text/nearest.ts'
import type { Definition } from '../../project/Definition.ts'
import { needLabel, needOptionWords, needWordsAt } from '../words/needWords.ts'
import { hasLooseBrace } from './addresses.ts'
import { type Asked, declaredAround, type Holder, holdersOf, say } from './Asked.ts'
import { checkDeclared } from './fields.ts'
import { beside, type Reference } from '../../project/Spot.ts'

/** Checks a path. */
export function checkPath(asked: Asked, reference: Reference): void {
  const path = String(asked.value)
  if (path !== reference.or) checkField(asked, reference, path)
}

/** Checks a template: it names fields, and has its turn among those of which the first counts that can be filled. */
export function checkTemplate(asked: Asked, reference: Reference): void {
  const { value, path, above } = asked
  const names = templateNames(String(value))
  if (hasLooseBrace(String(value)) || String(value).includes('${')) say(asked, 'braces', String(value))
  else if (names.length === 0) say(asked, 'noGap', String(value))
  for (const name of names) checkField(asked, reference, name)
  if (!Array.isArray(above?.value)) return
  const texts = above.value as string[]
  const index = Number(path.at(-1))
  // The last one also counts where none can be filled.
  const earlier = texts.slice(0, index).find((other) => templateNames(other).every((name) => names.includes(name)))
  if (earlier !== undefined && index < texts.length - 1) say(asked, 'neverItsTurn', String(value), earlier)
}

/** Checks a unit that another field names: a choice, of whose values each has a sign. */
export function checkUnit(asked: Asked): void {
  const path = unitPath({ unit: String(asked.value) })
  const unit = path === undefined ? undefined : checkField(asked, { to: 'path' }, path)
  if (unit && !unit.enum) say(asked, 'noUnit', path ?? '')
  for (const value of unit?.enum ?? []) {
    if (value === null) continue
    needWordsAt(asked, [], unitKeys(value), `the unit "${value}"`)
    if (unit?.factors?.[value] === undefined) say(asked, 'noFactor', value, path ?? '')
  }
}

/** The field that a path leads to; a path that leads nowhere is a finding. */
export function checkField(asked: Asked, reference: Reference, path: string): PropertySchema | undefined {
  const own = reference.here ? declaredAround(asked) : undefined
  const holders = own ? [{ schema: own, record: asked.definition.id, prefix: '' }] : holdersOf(asked)
  const holder = holders?.find(({ schema }) => propertyAt(schema, path)) ?? holders?.[0]
  if (!holder) return undefined
  const field = propertyAt(holder.schema, path)?.schema
  if (!field) {
    reportLost(asked, holder, path)
    return undefined
  }
  if (isReached(asked, reference, holder, path, field)) return field
  checkIs(asked, reference, path, field)
  checkDeclared(asked, reference, path, field)
  if (reference.shown) checkShown(asked, holder, path, field)
  const words = holder.prefix + wordPath(path)
  if (reference.labelled && beside(asked, 'constant') === undefined) needLabel(asked, holder, words)
  if (reference.shown || reference.labelled) needOptionWords(asked, holder, words, field)
  return field
}

/** Whether a path goes through a reference, which it may only to show something. */
function isReached(asked: Asked, { shown, is }: Reference, { schema }: Holder, path: string, field: PropertySchema) {
  const through = referenceOn(schema, path)
  if (through && (!shown || is === 'own')) say(asked, 'reachesThrough', path, through.path)
  else if (through && kindOf(field, asked.project.formats) === 'unknown') say(asked, 'unknownKind', path)
  const list = listOn(schema, path)
  if (is === 'single' && list !== undefined) say(asked, 'intoList', path)
  if (is === 'ofEntries' && list === undefined) say(asked, 'noEntryText', path)
  return through !== undefined
}

/** Names the step that leads nowhere. */
function reportLost(asked: Asked, { schema }: Holder, path: string): void {
  const steps = path.split('.')
  const good = wayTo(schema, path).length
  const before = steps.slice(0, good).join('.')
  const parent: PropertySchema | RecordSchema | undefined = good === 0 ? schema : rowAt(schema, before)
  const step = steps[good] ?? ''
  if (isUnreadable(asked, propertyAt(schema, before)?.schema)) return
  const through = referenceOn(schema, path)
  const target = through && asked.project.records.get(through.record)?.whole
  if (target && propertyAt(target, through.rest)) {
    say(asked, 'unlisted', path)
    return
  }
  const meant = step === 'self' ? (steps[1] ?? '') : step
  const suggestion = didYouMean(meant, Object.keys(parent?.properties ?? {}))
  if (before === '') say(asked, 'noField', path, suggestion)
  else say(asked, 'noPath', path, before, step, suggestion)
}

/** Whether a field points at a record that cannot be read, which is a finding there. */
const isUnreadable = ({ project }: Asked, field: PropertySchema = {}) => {
  const { refers } = field.items ?? field
  return refers !== undefined && !project.records.get(refers)?.whole
}

function checkIs(asked: Asked, { is }: Reference, path: string, field: PropertySchema): void {
  const kind = kindOf(field, asked.project.formats)
  // Where lists are shown together, a single object is one as well.
  const isTogether = asked.definition.kind === 'details' && Array.isArray(asked.above?.value)
  const isList = kind === 'entries' || (isTogether && typeOf(field) === 'object' && !field.upload)
  if (is === 'files' && kind !== 'files') say(asked, 'noFiles', path)
  if (is === 'entries' && !isList) say(asked, 'noEntries', path)
  if (is === 'optional' && !(isNullable(field) && typeOf(field) === 'object')) say(asked, 'neverAbsent', path)
}

/** What people read must be answered, stand in the rows of a list, and be of a kind that can be shown. */
function checkShown(asked: Asked, { schema, prefix }: Holder, path: string, field: PropertySchema): void {
  const { project, definition } = asked
  if (wayTo(schema, path).some((step) => isNeverAnswered(step.schema))) say(asked, 'neverAnsweredField', path)
  else if (kindOf(field, project.formats) === 'unknown') say(asked, 'unknownKind', path)
  else if (isRow(definition) && prefix === '' && !propertyAt(rowSchema(schema), path)) say(asked, 'unlisted', path)
}

/** Columns and titles show rows; a reference reaches into one. */
const isRow = ({ kind, value }: Definition) =>
  ['table', 'record'].includes(kind) || (value as { verb?: string }).verb === 'list'

/** What holds the next step of a path: a field, or a row of the record at which it points. */
function rowAt(schema: Holder['schema'], path: string): PropertySchema | RecordSchema | undefined {
  const field = propertyAt(schema, path)?.schema
  return field && (referredRow(field.items ?? field) ?? field.items ?? field)
}
