import { wordPath } from '#engine/record/path.ts'
import { demandedPaths } from '#engine/schema/demandedPaths.ts'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import type { FormDefinition, PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import type { Definition, Project, RecordDefinition } from '../Project.ts'
import type { Path } from '../read/Source.ts'
import { routeNames } from '../refers/addresses.ts'
import { type Asked, holdersOf, recordOf, say } from '../refers/Asked.ts'
import { around, beside } from '../refers/spotsOf.ts'
import { needWords, ownKey } from '../words/needWords.ts'
import { checkAllThere, checkPlacedOnce, checkUnplaced } from './placed.ts'
import { differencesOf } from './sameShape.ts'
import { checkShownCircles } from './shownCircles.ts'

type Form = Definition<FormDefinition>
type Problem = [path: Path, what: string, why: string, mend: string]

/** Checks what the parts of a form have to do with each other. */
export function checkForm(project: Project, form: Form): void {
  const whole = recordOf(project, form)?.whole
  const problems = [...pairProblems(project, form), ...tabProblems(form), ...clearProblems(form)]
  if (whole) problems.push(...askedProblems(form, whole))
  for (const [path, what, why, mend] of problems) project.report('form', form.source, path, { what, why, mend })
  checkHeadings(project, form)
  checkPlacedOnce(project, form)
  checkShownCircles(project, form)
  form.value.askedOnSubmit?.forEach((name, index) =>
    needWords(project, form.source, ['askedOnSubmit', index], [`${form.folder}:fields.${wordPath(name)}.absent`]),
  )
  if (!whole) return
  checkAllThere(project, form, whole)
  checkUnplaced(project, form, whole)
}

/** A form can only change what it can load, and an address with a name needs something to change. */
function pairProblems(project: Project, form: Form): Problem[] {
  const { create, update, load } = form.value
  const isNamed = (routeNames(project, form) ?? []).length > 0
  // What is typed in the form of an entry is saved with the list.
  const isEntry = [...project.forms.values()].some(({ spots }) =>
    spots.some(({ value, path }) => path.at(-2) === 'entry' && path.at(-1) === 'form' && value === form.id),
  )
  const problems: (Problem | false)[] = [
    !!update &&
      !load && [['update'], 'a stored record is saved and never loaded', '`update` needs `load`', 'add "load"'],
    !!load &&
      !update && [['load'], 'a stored record is loaded and cannot be saved', '`load` needs `update`', 'add "update"'],
    !create &&
      !update &&
      !isEntry && [[], 'the form saves nothing', 'neither `create` nor `update` is given', 'add "create"'],
    !create && !update && isNamed && [[], 'the route names a record', 'the form has no `update`', 'add "update"'],
  ]
  return problems.filter((problem) => problem !== false)
}

function tabProblems({ value: { tabs = [], sections } }: Form): Problem[] {
  const empty = tabs.flatMap((tab, index): Problem[] =>
    sections.some((section) => section.tab === tab)
      ? []
      : [[['tabs', index], `the tab "${tab}" is empty`, 'no section names it', 'take it out']],
  )
  const outside = sections.flatMap(({ id, tab }, index): Problem[] =>
    tabs.length === 0 || tab !== undefined
      ? []
      : [
          [
            ['sections', index],
            `the section "${id}" stands in no tab`,
            'the form has tabs',
            `add "tab": one of ${tabs.join(', ')}`,
          ],
        ],
  )
  return [...empty, ...outside]
}

function clearProblems({ value: { clears = [] } }: Form): Problem[] {
  return clears.flatMap(({ when, clear }, index): Problem[] =>
    clear.includes(when)
      ? [
          [
            ['clears', index, 'clear', clear.indexOf(when)],
            `"${when}" clears itself`,
            'it could never be filled in',
            'take it out',
          ],
        ]
      : [],
  )
}

/** Fields whose absence is reported when a save is tried: the form must place them, and the record demand them. */
function askedProblems({ value, spots }: Form, whole: RecordSchema): Problem[] {
  const demanded = demandedPaths(whole)
  const placed = new Set(spots.filter(({ path }) => path[0] === 'sections').map((spot) => spot.value))
  return (value.askedOnSubmit ?? []).flatMap((name, index): Problem[] => {
    const path = ['askedOnSubmit', index]
    const found = propertyAt(whole, name)
    if (!found) return []
    if (!placed.has(name))
      return [[path, `the form does not place "${name}"`, 'what is asked for must be somewhere', `place "${name}"`]]
    if (found.required || demanded.has(wordPath(name))) return []
    return [[path, `"${name}" may be absent`, 'neither the record nor a rule demands it', 'take it out, or demand it']]
  })
}

/** The first cards of a form, or of a tab, may stand without a heading; behind one that has it, it was forgotten. */
function checkHeadings(project: Project, form: Form): void {
  const { words } = project
  const headed = new Set<string>()
  form.value.sections.forEach(({ id, tab = '' }, index) => {
    const key = ownKey(form, `sections.${id}.title`)
    if (words.languages.some((language) => words.by.get(language)?.has(key))) headed.add(tab)
    if (headed.has(tab)) needWords(project, form.source, ['sections', index, 'id'], [key])
    else words.known.add(key)
  })
}

/** Checks that a form in which entries are typed, or a call that finds some, speaks of entries of the list. */
export function checkEntryShape(asked: Asked): void {
  const { project, definition, spot } = asked
  const { path } = spot
  if (definition.kind !== 'form' || !['form', 'operation'].includes(String(path.at(-1))) || !path.includes('entry'))
    return
  const name = String(spot.value)
  const isForm = path.at(-1) === 'form'
  if (isForm && name === definition.id)
    say(asked, 'entry', ['the form opens itself', 'an entry is typed in another form', 'name the form of the entry'])
  const id = isForm ? project.forms.get(name)?.value.record : project.contract.operations.get(name)?.answer.record
  const record = project.records.get(id ?? '')
  const items = holdersOf(asked)?.[0]?.schema
  if (record && items) reportDifference(asked, items, record, isForm ? `the form "${name}" types` : `"${name}" finds`)
}

function reportDifference(asked: Asked, items: PropertySchema, record: RecordDefinition, does: string): void {
  const [first, ...others] = record.whole ? differencesOf(items, record.whole) : []
  if (!first) return
  const { path: field, lacks } = first
  const more = others.length > 0 ? ` (and ${others.length} more)` : ''
  const list = `"${String(beside(around(asked.spot, ({ notes }) => notes.within !== undefined) ?? asked.spot, 'path'))}"`
  const [there, here] = lacks === 'left' ? [record.id, list] : [list, record.id]
  say(asked, 'entry', [
    `${does} ${record.id}, which is no entry of ${list}`,
    lacks ? `${there} has "${field}"${more} and ${here} has not` : `they declare "${field}"${more} differently`,
    `${lacks ? `add "${field}" to ${here}` : `declare "${field}" alike in both`}, or name another one here`,
  ])
}
