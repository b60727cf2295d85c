import { wordPath } from '#engine/record/path.ts'
import { demandedPaths } from '#engine/schema/demandedPaths.ts'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import type { FormDefinition, PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { ofVariants } from '../../project/implied/showVariants.ts'
import type { RecordDefinition } from '../../project/Definition.ts'
import { routeNames } from '../refers/addresses.ts'
import { type Asked, holdersOf, say, sayAt } from '../refers/Asked.ts'
import { beside } from '../../project/Spot.ts'
import { hasWords, needWordsAt, ownKey } from '../words/needWords.ts'
import { checkAllThere, checkPlacedOnce, checkUnplaced } from './placed.ts'
import { checkHidden, checkPositions } from './hidden.ts'
import { checkShownCircles } from './shownCircles.ts'

/** Checks what the parts of a form have to do with each other. */
export function checkForm(asked: Asked): void {
  const form = asked.definition.value as FormDefinition
  const whole = asked.record?.whole
  checkSaves(asked, form)
  checkSections(asked, form)
  checkPlacedOnce(asked)
  for (const [when, cleared] of Object.entries(form.clears ?? {}))
    if (cleared.includes(when)) sayAt(asked, ['clears', when, cleared.indexOf(when)], 'clearsItself', when)
  if (!whole) return
  const shown = ofVariants(asked.definition, asked.project) as FormDefinition
  shown.sections.forEach(({ id, disable }, index) => {
    if (disable === true) sayAt(asked, ['sections', index, 'disable'], 'neverDisabled', id)
  })
  checkShownCircles(asked, whole)
  checkHidden(asked, form, whole)
  checkPositions(asked)
  checkAsked(asked, form, whole)
  checkAllThere(asked, form, whole)
  checkUnplaced(asked, form, whole)
}

/** A form can only change what it can load, and an address with a name needs something to change. */
function checkSaves(asked: Asked, { create, update, load }: FormDefinition): void {
  const { project, definition } = asked
  if (update && !load) sayAt(asked, ['update'], 'neverLoaded')
  if (load && !update) sayAt(asked, ['load'], 'neverUpdated')
  if (create || update) return
  // What is typed in the form of an entry is saved with the list.
  const isEntry = [...project.forms.values()].some(({ spots }) =>
    spots.some(({ value, path }) => path.at(-1) === 'entry' && value === definition.id),
  )
  if (!isEntry) sayAt(asked, [], 'savesNothing')
  if ((routeNames(project, definition) ?? []).length > 0) sayAt(asked, [], 'changesNothing')
}

/**
 * Each section of a form with tabs stands in one. The first cards of a form, or of a tab, may stand without a heading;
 * behind one that has it, it was forgotten.
 */
function checkSections(asked: Asked, { sections }: FormDefinition): void {
  const { project, definition } = asked
  const tabs = [...new Set(sections.flatMap(({ tab = [] }) => tab))]
  const headed = new Set<string | undefined>()
  sections.forEach(({ id, tab }, index) => {
    if (tabs.length > 0 && tab === undefined) sayAt(asked, ['sections', index], 'outsideTabs', id, tabs.join(', '))
    const key = ownKey(definition, `sections.${id}.title`)
    if (hasWords(project, [key])) headed.add(tab)
    if (headed.has(tab)) needWordsAt(asked, ['sections', index, 'id'], [key])
    else project.words.known.add(key)
  })
}

/** Fields whose absence is reported when a save is tried: the form must place them, and the record demand them. */
function checkAsked(asked: Asked, { askedOnSubmit = [] }: FormDefinition, whole: RecordSchema): void {
  const { folder, spots } = asked.definition
  const demanded = new Set(whole.rules?.flatMap(({ then }) => demandedPaths(then)))
  const placed = new Set(spots.filter(({ path }) => path[0] === 'sections').map((spot) => spot.value))
  askedOnSubmit.forEach((name, index) => {
    const place = ['askedOnSubmit', index]
    needWordsAt(asked, place, [`${folder}:fields.${wordPath(name)}.absent`])
    const found = propertyAt(whole, name)
    if (!found) return
    if (!placed.has(name)) sayAt(asked, place, 'askedUnplaced', name)
    else if (!found.required && !demanded.has(wordPath(name))) sayAt(asked, place, 'mayBeAbsent', name)
  })
}

/** Checks that the form of the entries of a list types these entries. */
export function checkEntryForm(asked: Asked): void {
  const { project, definition } = asked
  const name = String(asked.value)
  const form = project.forms.get(name)
  if (name === definition.id) say(asked, 'opensItself')
  if (form && !form.value.columns) say(asked, 'columnless', name)
  const record = project.records.get(form?.value.record ?? '')
  const items = holdersOf(asked)?.[0]?.schema
  if (record && items) sayDifference(asked, items, record, String(beside(asked, 'path')), `the form "${name}" types`)
}

/** Checks that a call finds the entries that a form types, by what is typed. */
export function checkSearch(asked: Asked): void {
  const { project, record } = asked
  const name = String(asked.value)
  const operation = project.contract.operations.get(name)
  if (operation && operation.query.length !== 1) say(asked, 'searchesNothing', name)
  const found = project.records.get(operation?.answer.record ?? '')
  if (found && record?.whole) sayDifference(asked, record.whole, found, record.id, `"${name}" finds`)
}

function sayDifference(asked: Asked, items: PropertySchema, record: RecordDefinition, of: string, does: string): void {
  const { whole } = record
  const [field, ...others] = whole ? differencesOf(items, whole) : []
  if (!whole || field === undefined) return
  const more = others.length > 0 ? ` (and ${others.length} more)` : ''
  const list = `"${of}"`
  const lacking = [items, whole].findIndex((shape) => !propertyAt(shape, field))
  const [here, there] = lacking === 0 ? [list, record.id] : [record.id, list]
  const [why, cure] =
    lacking < 0
      ? [`"${field}"${more} differs between them`, `declare "${field}" alike in both`]
      : [`${there} has "${field}"${more} and ${here} has not`, `add "${field}" to ${here}`]
  say(asked, 'otherEntry', `${does} ${record.id}`, list, why, cure)
}

/** The fields in which two shapes differ, as deep as they stand; rules and demands do not count. */
function differencesOf(left: PropertySchema, right: PropertySchema, prefix = ''): string[] {
  const names = new Set([left, right].flatMap(({ properties = {} }) => Object.keys(properties)))
  return [...names].flatMap((name) => {
    const [mine, theirs] = [left.properties?.[name], right.properties?.[name]]
    if (JSON.stringify(mine) === JSON.stringify(theirs)) return []
    const [inMine, inTheirs] = [mine?.items ?? mine, theirs?.items ?? theirs]
    const deeper =
      inMine?.properties && inTheirs?.properties ? differencesOf(inMine, inTheirs, `${prefix}${name}.`) : []
    return deeper.length > 0 ? deeper : [prefix + name]
  })
}
