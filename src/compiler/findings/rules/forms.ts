import { wordPath } from '#engine/record/path.ts'
import { demandedPaths } from '#engine/schema/demandedPaths.ts'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import type { FormDefinition, PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { canDisable } from '../../implied/showVariants.ts'
import type { Definition, Project, RecordDefinition } from '../Project.ts'
import type { Path } from '../read/Source.ts'
import { routeNames } from '../refers/addresses.ts'
import { type Asked, holdersOf, recordOf, say } from '../refers/Asked.ts'
import { beside } from '../refers/Spot.ts'
import { hasWords, needWords, ownKey } from '../words/needWords.ts'
import type { Told } from '../Finding.ts'
import { checkAllThere, checkPlacedOnce, checkUnplaced } from './placed.ts'
import { checkShownCircles } from './shownCircles.ts'

type Form = Definition<FormDefinition>

/** Checks what the parts of a form have to do with each other. */
export function checkForm(project: Project, form: Form): void {
  const whole = recordOf(project, form)?.whole
  checkPair(project, form)
  checkParts(project, form)
  checkHeadings(project, form)
  checkPlacedOnce(project, form)
  checkShownCircles(project, form)
  if (!whole) return
  form.value.sections.forEach((section, index) => {
    const path = ['sections', index, 'disable']
    if (!canDisable(section, recordOf(project, form)?.variants))
      project.report({ source: form.source, path }, 'neverDisabled', section.id)
  })
  checkAsked(project, form, whole)
  checkAllThere(project, form, whole)
  checkUnplaced(project, form, whole)
}

/** A form can only change what it can load, and an address with a name needs something to change. */
function checkPair(project: Project, form: Form): void {
  const { create, update, load } = form.value
  const wrong = (path: Path, ...told: Told) => project.report({ source: form.source, path }, ...told)
  // What is typed in the form of an entry is saved with the list.
  const isEntry = [...project.forms.values()].some(({ spots }) =>
    spots.some(({ value, path }) => path.at(-1) === 'entry' && value === form.id),
  )
  if (update && !load) wrong(['update'], 'neverLoaded')
  if (load && !update) wrong(['load'], 'neverUpdated')
  if (!create && !update && !isEntry) wrong([], 'savesNothing')
  if (!create && !update && (routeNames(project, form) ?? []).length > 0) wrong([], 'changesNothing')
}

/** Each section of a form with tabs stands in one; no field clears itself. */
function checkParts({ report }: Project, { source, value: { sections, clears = {} } }: Form): void {
  const tabs = [...new Set(sections.flatMap(({ tab = [] }) => tab))]
  sections.forEach(({ id, tab }, index) => {
    if (tabs.length > 0 && tab === undefined)
      report({ source, path: ['sections', index] }, 'outsideTabs', id, tabs.join(', '))
  })
  for (const [when, cleared] of Object.entries(clears)) {
    const path = ['clears', when, cleared.indexOf(when)]
    if (cleared.includes(when)) report({ source, path }, 'clearsItself', when)
  }
}

/** Fields whose absence is reported when a save is tried: the form must place them, and the record demand them. */
function checkAsked(project: Project, { source, folder, value, spots }: Form, whole: RecordSchema): void {
  const demanded = demandedPaths(whole)
  const placed = new Set(spots.filter(({ path }) => path[0] === 'sections').map((spot) => spot.value))
  value.askedOnSubmit?.forEach((name, index) => {
    const place = { source, path: ['askedOnSubmit', index] }
    needWords(project, place, [`${folder}:fields.${wordPath(name)}.absent`])
    const found = propertyAt(whole, name)
    if (!found) return
    if (!placed.has(name)) project.report(place, 'askedUnplaced', name)
    else if (!found.required && !demanded.has(wordPath(name))) project.report(place, 'mayBeAbsent', name)
  })
}

/** The first cards of a form, or of a tab, may stand without a heading; behind one that has it, it was forgotten. */
function checkHeadings(project: Project, form: Form): void {
  const headed = new Set<string>()
  form.value.sections.forEach(({ id, tab = '' }, index) => {
    const key = ownKey(form, `sections.${id}.title`)
    if (hasWords(project, [key])) headed.add(tab)
    if (headed.has(tab)) needWords(project, { source: form.source, path: ['sections', index, 'id'] }, [key])
    else project.words.known.add(key)
  })
}

/** Checks that a form in which entries are typed, or a call that finds some, speaks of entries of the list. */
export function checkEntryShape(asked: Asked): void {
  const { definition, spot } = asked
  if (definition.kind !== 'form' || typeof spot.value !== 'string') return
  if (spot.path.at(-1) === 'entry') checkEntryForm(asked, spot.value)
  if (spot.path.join('.') === 'search') checkSearch(asked, spot.value)
}

function checkEntryForm(asked: Asked, name: string): void {
  const { project, definition, spot } = asked
  const form = project.forms.get(name)
  if (name === definition.id) say(asked, 'opensItself')
  if (form && !form.value.columns) say(asked, 'columnless', name)
  const record = project.records.get(form?.value.record ?? '')
  const items = holdersOf(asked)?.[0]?.schema
  if (record && items) sayDifference(asked, items, record, String(beside(spot, 'path')), `the form "${name}" types`)
}

function checkSearch(asked: Asked, name: string): void {
  const { project, definition } = asked
  const operation = project.contract.operations.get(name)
  if (operation && operation.query.length !== 1) say(asked, 'searchesNothing', name)
  const found = project.records.get(operation?.answer.record ?? '')
  const record = recordOf(project, definition)
  if (found && record?.whole) sayDifference(asked, record.whole, found, record.id, `"${name}" finds`)
}

function sayDifference(asked: Asked, items: PropertySchema, record: RecordDefinition, of: string, does: string): void {
  const [first, ...others] = record.whole ? differencesOf(items, record.whole) : []
  if (!first) return
  const { path: field, lacks } = first
  const more = others.length > 0 ? ` (and ${others.length} more)` : ''
  const list = `"${of}"`
  const [there, here] = lacks === 'left' ? [record.id, list] : [list, record.id]
  const why = lacks ? `${there} has "${field}"${more} and ${here} has not` : `"${field}"${more} differs between them`
  const cure = lacks ? `add "${field}" to ${here}` : `declare "${field}" alike in both`
  say(asked, 'otherEntry', `${does} ${record.id}`, list, why, cure)
}

type Fields = PropertySchema | RecordSchema

/** A field in which two shapes differ; `lacks` says which of them does not have it. */
interface Difference {
  path: string
  lacks?: 'left' | 'right'
}

/** The fields in which two shapes differ, as deep as they stand; rules and demands do not count. */
function differencesOf(left: Fields, right: Fields, prefix = ''): Difference[] {
  const names = new Set([...Object.keys(left.properties ?? {}), ...Object.keys(right.properties ?? {})])
  return [...names].flatMap((name): Difference[] => {
    const path = prefix + name
    const [mine, theirs] = [left.properties?.[name], right.properties?.[name]]
    if (!mine || !theirs) return [{ path, lacks: mine ? 'right' : 'left' }]
    if (JSON.stringify(mine) === JSON.stringify(theirs)) return []
    const [inMine, inTheirs] = [mine.items ?? mine, theirs.items ?? theirs]
    const deeper = inMine.properties && inTheirs.properties ? differencesOf(inMine, inTheirs, `${path}.`) : []
    return deeper.length > 0 ? deeper : [{ path }]
  })
}
