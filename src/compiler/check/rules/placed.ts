import { isObject } from '#engine/record/path.ts'
import { kindOf, type Kind } from '#engine/schema/kindOf.ts'
import { propertyAt, wayTo } from '#engine/schema/propertyAt.ts'
import { typeOf } from '#engine/schema/property.ts'
import type {
  EntryEditor,
  FormDefinition,
  FormField,
  PlacedField,
  PropertySchema,
  RecordSchema,
} from '#generated/definitions.gen.ts'
import { asPlaced, placedFields, remainingPaths } from '../../project/implied/withRest.ts'
import { declarationOf } from '../../project/declarationOf.ts'
import type { Path } from '../../text/Source.ts'
import { type Sentence, sentences } from '../../text/sentences.ts'
import { type Subject, holdersOf } from '../../project/Subject.ts'
import { reportAt } from '../report.ts'
import { around, beside, referencesIn, type Spot } from '../../project/Spot.ts'
import { checkUnique } from '../refers/structure.ts'

const isPlaced = ({ path, notes }: Spot) =>
  path[0] === 'sections' && path.at(-1) !== 'optional' && referencesIn(notes).some(({ to }) => to === 'path')
const inEntry = (spot: Spot) => around(spot, ({ notes }) => notes.within !== undefined) !== undefined

/** Checks that the sections show each field of the record once. */
export function checkPlacedOnce(subject: Subject): void {
  const { spots } = subject.definition
  const placed = spots.filter((spot) => isPlaced(spot) && !inEntry(spot))
  checkUnique(subject, 'field', placed)
}

const looks: Record<NonNullable<PlacedField['as']>, Kind[]> = {
  radio: ['choice', 'flag'],
  select: ['choice'],
  paragraph: ['text', 'paragraph'],
  checkbox: ['flag', 'choice'],
}

/** Checks a field that a form places: users can fill it in, with the control that the form names. */
export function checkPlaced(subject: Subject): void {
  const placed = asPlaced(subject.value as FormField)
  const { path, fixed } = placed
  const holder = holdersOf(subject)?.[0]?.schema
  const field = holder && propertyAt(holder, path)?.schema
  if (!field) return
  checkControl(subject, placed, field)
  if (inEntry(subject)) checkInEntry(subject, placed)
  checkKeptAsStored(subject, placed, holder)
  if (fixed && !(subject.definition.value as FormDefinition).update) {
    reportAt(subject, ['fixed'], sentences.neverFixed({ path }))
  }
}

/** Keywords that need a whole form. An entry that is typed in place is new, and shown and added as a whole. */
const wordsOfForms = ['show', 'disable', 'fixed', 'constant'] as const

/** Reports keywords that do nothing for fields of an entry that is typed in place. */
function checkInEntry(subject: Subject, placed: PlacedField): void {
  if (placed.entry) reportAt(subject, ['entry'], sentences.nestedEntries({ path: placed.path }))
  for (const word of wordsOfForms) if (word in placed) reportAt(subject, [word], sentences.idleInPlace({ word }))
}

/**
 * Reports fields of list entries that the server stores by their ids (`wire.keptAs`): an edit of such an entry would
 * never be saved.
 */
function checkKeptAsStored(
  subject: Subject,
  { path, entry }: PlacedField,
  holder: RecordSchema | PropertySchema,
): void {
  const kept = wayTo(holder, path).find(
    ({ schema }) => schema.wire?.keptAs !== undefined && schema.items && !schema.upload,
  )
  if (!kept || (kept.path === path && typeof entry !== 'string')) return
  const word = kept.path === path ? 'entry' : 'path'
  reportAt(subject, isObject(subject.value) ? [word] : [], sentences.keptAsStored({ path: kept.path }))
}

/**
 * Checks that a control exists for a placed field: the user may change it, its kind has a renderer, `as` names a
 * control for that kind, and only lists have an entry form.
 */
function checkControl(subject: Subject, { path, as, constant, entry }: PlacedField, field: PropertySchema): void {
  const kind = kindOf(field, subject.project.formats)
  // A path may stand alone.
  const wrong = (name: keyof PlacedField, sentence: Sentence) =>
    reportAt(subject, isObject(subject.value) ? [name] : [], sentence)
  if (field.readOnly && !field.upload && field.computed === undefined) wrong('path', sentences.givenByServer({ path }))
  if (field.const !== undefined && kind !== 'flag' && constant === undefined) {
    wrong('path', sentences.onlyOneValue({ path }))
  }
  if (kind === 'unknown') wrong('path', sentences.unknownKind({ path }))
  if (as !== undefined && !looks[as].includes(kind)) wrong('as', sentences.otherLook({ path, look: as, kind }))
  if (kind === 'entries' && !entry) wrong('path', sentences.entryless({ path }))
  if (kind !== 'entries' && entry) wrong('entry', sentences.foreignEntry({ path }))
}

/**
 * Checks that a form places every required field of the record, and of each optional part that it places. Without one,
 * no record could be saved.
 */
export function checkRequiredPlaced(subject: Subject, { sections }: FormDefinition, whole: RecordSchema): void {
  const names = placedFields(sections.flatMap(({ fields }) => fields)).map(({ path }) => path)
  reportUnplacedRequired(subject, ['sections'], whole, names)
  sections.forEach(({ optional }, index) => {
    const part = optional === undefined ? undefined : propertyAt(whole, optional)
    if (part) reportUnplacedRequired(subject, ['sections', index], part.schema, names, `${optional ?? ''}.`)
  })
}

/**
 * Checks the fields of an entry that is typed in place: every required or fillable field of the entry is among them.
 */
export function checkEntryFields(subject: Subject): void {
  const { definition } = subject
  const { fields } = subject.value as EntryEditor
  const items = holdersOf(subject)?.[0]?.schema
  const list = String(beside(subject, 'path'))
  if (!items) return
  const names = placedFields(fields).map(({ path }) => path)
  reportUnplacedRequired(subject, ['fields'], items, names)
  const form = { ...(definition.value as FormDefinition), except: [], sections: [{ id: '', fields }] }
  for (const path of remainingPaths(form, items as RecordSchema)) {
    reportUnplaced(
      subject,
      `${list}.${path}`,
      `"${path}" of "${list}"`,
      `in "entry.fields" of ${definition.source.file}`,
    )
  }
}

/** Reports the required fields of a record or an entry that the form does not place, so that it could never be saved. */
function reportUnplacedRequired(
  subject: Subject,
  path: Path,
  { required = [], properties }: RecordSchema | PropertySchema,
  names: string[],
  prefix = '',
): void {
  for (const name of required) {
    const field = properties?.[name]
    const there = names.some((other) => other === prefix + name || other.startsWith(`${prefix}${name}.`))
    const isGiven = !field || field.readOnly || field.default !== undefined || field.const !== undefined
    if (!there && !isGiven && typeOf(field) !== 'object') {
      reportAt(subject, path, sentences.unplacedDemand({ path: prefix + name }))
    }
  }
}

/** Reports the fields of a record that can be filled in, but that no form of the record places. */
export function checkUnplaced(subject: Subject, { record }: FormDefinition, whole: RecordSchema): void {
  const { project, definition } = subject
  const forms = [...project.forms.values()].filter(({ value }) => value.record === record)
  const lacking = forms.map(({ value }) => remainingPaths(value, whole))
  if (forms[0]?.id !== definition.id) return
  for (const path of (lacking[0] ?? []).filter((one) => lacking.every((paths) => paths.includes(one)))) {
    reportUnplaced(subject, path, `"${path}"`, `in a section of ${definition.source.file}, or under its "except"`)
  }
}

/** Reports an unplaced field at its declaration in the record, since any form of the record could place it. */
function reportUnplaced({ project, definition }: Subject, path: string, what: string, where: string): void {
  const declared = declarationOf(project, (definition.value as FormDefinition).record, path)
  if (declared) project.report(declared, sentences.unplaced({ what, cure: `name it ${where}` }))
}
