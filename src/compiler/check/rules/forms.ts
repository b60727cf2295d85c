import { wordPath } from '#engine/record/path.ts'
import { demandedPaths } from '#engine/schema/demandedPaths.ts'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import type { FormDefinition, PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { ofVariants } from '../../project/implied/showVariants.ts'
import type { RecordDefinition } from '../../project/Definition.ts'
import { routeNames } from '../refers/addresses.ts'
import { type Subject, holdersOf } from '../../project/Subject.ts'
import { report, reportAt } from '../report.ts'
import { beside } from '../../project/Spot.ts'
import { ownKey } from '../../project/notedWords.ts'
import { hasWords, requireWordsAt } from '../words/requireWords.ts'
import { checkRequiredPlaced, checkPlacedOnce, checkUnplaced } from './placed.ts'
import { checkHidden, checkPositions } from './hidden.ts'
import { checkShownCircles } from './shownCircles.ts'
import { sentences } from '../../text/sentences.ts'

/**
 * Checks a form as a whole: its calls and sections, the order and conditions of its fields, and that users can fill in
 * each field that a save requires.
 */
export function checkForm(subject: Subject): void {
  const form = subject.definition.value as FormDefinition
  const whole = subject.record?.whole
  checkSaveCalls(subject, form)
  checkSections(subject, form)
  checkPlacedOnce(subject)
  for (const [when, cleared] of Object.entries(form.clears ?? {})) {
    if (cleared.includes(when)) {
      reportAt(subject, ['clears', when, cleared.indexOf(when)], sentences.clearsItself({ path: when }))
    }
  }
  if (!whole) return
  const shown = ofVariants(subject.definition, subject.project) as FormDefinition
  shown.sections.forEach(({ id, disable }, index) => {
    if (disable === true) reportAt(subject, ['sections', index, 'disable'], sentences.neverDisabled({ section: id }))
  })
  checkShownCircles(subject, whole)
  checkHidden(subject, form, whole)
  checkPositions(subject)
  checkAskedOnSubmit(subject, form, whole)
  checkRequiredPlaced(subject, form, whole)
  checkUnplaced(subject, form, whole)
}

/**
 * Checks the calls of a form: `update` and `load` come together, and only the form of the entries of a list may save
 * nothing.
 */
function checkSaveCalls(subject: Subject, { create, update, load }: FormDefinition): void {
  const { project, definition } = subject
  if (update && !load) reportAt(subject, ['update'], sentences.neverLoaded())
  if (load && !update) reportAt(subject, ['load'], sentences.neverUpdated())
  if (create || update) return
  // The values of an entry form are saved with the list.
  const isEntry = [...project.forms.values()].some(({ spots }) =>
    spots.some(({ value, path }) => path.at(-1) === 'entry' && value === definition.id),
  )
  if (!isEntry) reportAt(subject, [], sentences.savesNothing())
  if ((routeNames(project, definition) ?? []).length > 0) reportAt(subject, [], sentences.changesNothing())
}

/**
 * Checks that every section is in a tab if the form has tabs, and has a heading unless it is at the beginning. A
 * section without heading after one that has it was probably forgotten.
 */
function checkSections(subject: Subject, { sections }: FormDefinition): void {
  const { project, definition } = subject
  const tabs = [...new Set(sections.flatMap(({ tab = [] }) => tab))]
  const headed = new Set<string | undefined>()
  sections.forEach(({ id, tab }, index) => {
    if (tabs.length > 0 && tab === undefined) {
      reportAt(subject, ['sections', index], sentences.outsideTabs({ section: id, tabs: tabs.join(', ') }))
    }
    const key = ownKey(definition, `sections.${id}.title`)
    if (hasWords(project, [key])) headed.add(tab)
    if (headed.has(tab)) requireWordsAt(subject, ['sections', index, 'id'], [key])
    else project.words.known.add(key)
  })
}

/**
 * Checks the fields whose absence is reported only when a save is tried (`askedOnSubmit`): the form places them, the
 * record requires them, and they have a message.
 */
function checkAskedOnSubmit(subject: Subject, { askedOnSubmit = [] }: FormDefinition, whole: RecordSchema): void {
  const { folder, spots } = subject.definition
  const demanded = new Set(whole.rules?.flatMap(({ then }) => demandedPaths(then)))
  const placed = new Set(spots.filter(({ path }) => path[0] === 'sections').map((spot) => spot.value))
  askedOnSubmit.forEach((name, index) => {
    const place = ['askedOnSubmit', index]
    requireWordsAt(subject, place, [`${folder}:fields.${wordPath(name)}.absent`])
    const found = propertyAt(whole, name)
    if (!found) return
    if (!placed.has(name)) reportAt(subject, place, sentences.askedUnplaced({ path: name }))
    else if (!found.required && !demanded.has(wordPath(name))) {
      reportAt(subject, place, sentences.mayBeAbsent({ path: name }))
    }
  })
}

/**
 * Checks the form that edits the entries of a list in a dialog: it is another form, has columns to show the entries,
 * and its record has the fields of the entries.
 */
export function checkEntryForm(subject: Subject): void {
  const { project, definition } = subject
  const name = String(subject.value)
  const form = project.forms.get(name)
  if (name === definition.id) report(subject, sentences.opensItself())
  if (form && !form.value.columns) report(subject, sentences.columnless({ form: name }))
  const record = project.records.get(form?.value.record ?? '')
  const entries = holdersOf(subject)?.[0]?.schema
  if (record && entries) {
    const list = String(beside(subject, 'path'))
    reportDifference(subject, { list, entries, record, does: `the form "${name}" types` })
  }
}

/**
 * Checks the operation that finds existing records for a form to fill in: it takes one search text, and answers records
 * with the fields of the form.
 */
export function checkSearch(subject: Subject): void {
  const { project, record } = subject
  const name = String(subject.value)
  const operation = project.contract.operations.get(name)
  if (operation && operation.query.length !== 1) report(subject, sentences.searchesNothing({ operation: name }))
  const found = project.records.get(operation?.answer.record ?? '')
  if (found && record?.whole) {
    reportDifference(subject, { list: record.id, entries: record.whole, record: found, does: `"${name}" finds` })
  }
}

interface Comparison {
  /** The list as the finding names it, and the schema of its entries. */
  list: string
  entries: PropertySchema
  record: RecordDefinition
  /** How the record comes to these entries, for the sentence of the finding: `the form "x" types`. */
  does: string
}

/** Reports the first field in which the entries of a list and a record differ: a form or search could not fill it. */
function reportDifference(subject: Subject, { list, entries, record, does }: Comparison): void {
  const { whole } = record
  if (!whole) return
  const [field, ...others] = differingFields(entries, whole)
  if (field === undefined) return
  const more = others.length > 0 ? ` (and ${others.length} more)` : ''
  const quoted = `"${list}"`
  /** Names the side that lacks the field, or says that its declarations differ. */
  const explainDifference = (): { why: string; cure: string } => {
    const isIn = (shape: PropertySchema | RecordSchema) => propertyAt(shape, field) !== undefined
    const lacks = (having: string, lacking: string) => ({
      why: `${having} has "${field}"${more} and ${lacking} has not`,
      cure: `add "${field}" to ${lacking}`,
    })
    if (!isIn(entries)) return lacks(record.id, quoted)
    if (!isIn(whole)) return lacks(quoted, record.id)
    return { why: `"${field}"${more} differs between them`, cure: `declare "${field}" alike in both` }
  }
  report(subject, sentences.otherEntry({ what: `${does} ${record.id}`, list: quoted, ...explainDifference() }))
}

/** Paths of the fields in which two objects differ. Only the innermost fields count, not the rules of the objects. */
function differingFields(left: PropertySchema, right: PropertySchema, prefix = ''): string[] {
  const names = new Set([...Object.keys(left.properties ?? {}), ...Object.keys(right.properties ?? {})])
  return [...names].flatMap((name) => {
    const [leftField, rightField] = [left.properties?.[name], right.properties?.[name]]
    if (JSON.stringify(leftField) === JSON.stringify(rightField)) return []
    const [leftObject, rightObject] = [leftField?.items ?? leftField, rightField?.items ?? rightField]
    const inner =
      leftObject?.properties && rightObject?.properties
        ? differingFields(leftObject, rightObject, `${prefix}${name}.`)
        : []
    return inner.length > 0 ? inner : [prefix + name]
  })
}
