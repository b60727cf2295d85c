import { wordPath } from '#engine/record/path.ts'
import { formPlan } from '#engine/form/formPlan.ts'
import { kindOf, type Kind } from '#engine/schema/kindOf.ts'
import { isNullable, typeOf } from '#engine/schema/typeOf.ts'
import { definitionKey } from '#engine/text/wordKeys.ts'
import type {
  FormDefinition,
  FormField,
  FormRow,
  PlacedField,
  PropertySchema,
  RecordSchema,
} from '#generated/definitions.gen.ts'
import type { Definition, Project } from '../Project.ts'
import type { Path } from '../read/Source.ts'
import { checkColumns } from './columns.ts'
import { checkCondition } from '../conditions/conditions.ts'
import { checkEntryForm } from './entryForms.ts'
import { checkTabs } from './formTabs.ts'
import { checkAsked, checkBounds, checkStarts } from './formValues.ts'
import { mayUseWords, needFieldWords, needWords } from '../names/needWords.ts'
import { checkName, checkOnce, fieldAt } from '../names/paths.ts'
import { checkAllThere, checkRequired, checkUnplaced } from './placement.ts'
import { checkShownCircles } from '../conditions/shownCircles.ts'

interface Placed {
  field: PlacedField
  /** Where the path of the field stands. */
  at: Path
  /** Where the field stands. */
  path: Path
}

const looks: Record<NonNullable<PlacedField['as']>, Kind[]> = {
  radio: ['choice'],
  select: ['choice'],
  paragraph: ['text', 'paragraph'],
  checkbox: ['flag', 'choice'],
}

/** What browsers understand in `autocomplete`. */
const autocomplete = [
  ...['off', 'on', 'name', 'honorific-prefix', 'given-name', 'additional-name', 'family-name', 'nickname', 'username'],
  ...['current-password', 'new-password', 'one-time-code', 'organization', 'organization-title', 'street-address'],
  ...['address-line1', 'address-line2', 'address-level1', 'address-level2', 'country', 'country-name', 'postal-code'],
  ...['bday', 'sex', 'url', 'email', 'tel', 'tel-national', 'language', 'photo'],
]

function placedIn(rows: FormRow[], path: Path): Placed[] {
  return rows.flatMap((row, index) => {
    const list: FormField[] = Array.isArray(row) ? row : [row]
    return list.map((field, position) => {
      const here = [...path, index, ...(Array.isArray(row) ? [position] : [])]
      return typeof field === 'string'
        ? { field: { path: field }, at: here, path: here }
        : { field, at: [...here, 'path'], path: here }
    })
  })
}

/** Checks the sections of a form with the fields that they place. */
export function checkFormFields(project: Project, form: Definition<FormDefinition>, whole: RecordSchema): void {
  const { source, value } = form
  const sections = value.sections.map((section, index) => ({ section, path: ['sections', index] as Path }))
  checkOnce(
    project,
    source,
    sections.map(({ section, path }) => ({ name: section.id, path: [...path, 'id'] })),
    'the section',
  )
  const placed = sections.flatMap(({ section, path }) => placedIn(section.fields, [...path, 'fields']))
  checkOnce(
    project,
    source,
    placed.map(({ field, at }) => ({ name: field.path, path: at })),
    'the field',
  )
  const good = placed
    .filter(({ field }) => field.path !== '*')
    .map((one) => checkPlaced(project, form, one, whole, whole))
  for (const { section, path } of sections) checkSection(project, form, section, path, whole)
  checkHeadings(project, form)
  checkClears(project, form, whole)
  checkShownCircles(project, form)
  checkTabs(project, form)
  checkStarts(project, form, whole)
  checkAsked(
    project,
    form,
    whole,
    placed.map(({ field }) => field),
  )
  value.except?.forEach((name, index) => fieldAt(project, source, ['except', index], whole, name))
  if (good.includes(false)) return
  checkAllThere(
    project,
    form,
    whole,
    placed.map(({ field }) => field.path),
  )
  checkUnplaced(project, form, whole)
  const plan = formPlan(value, whole, project.formats.value)
  for (const field of plan.fields) {
    const path = placed.find((one) => one.field.path === field.path)?.at ?? ['sections']
    needFieldWords(project, form, path, field)
    if (!field.entry || 'form' in field.entry) continue
    for (const inner of field.entry.fields) needFieldWords(project, form, path, inner)
  }
}

function checkPlaced(
  project: Project,
  form: Definition<FormDefinition>,
  { field, at, path }: Placed,
  holder: RecordSchema | PropertySchema,
  whole: RecordSchema,
): boolean {
  const { source } = form
  const schema = fieldAt(project, source, at, holder, field.path)
  if (!schema) return false
  const kind = kindOf(schema, project.formats.value)
  const wrong = (place: Path, what: string, why: string, mend: string) =>
    project.report('field', source, place, { what, why, mend })
  if (schema.readOnly && !schema.upload && !field.readOnly)
    wrong(at, `"${field.path}" cannot be filled in`, 'it is given by the server', 'take it out of the form')
  if (schema.const !== undefined && kind !== 'flag' && field.constant === undefined)
    wrong(at, `"${field.path}" has only one value`, 'there is nothing to fill in', 'name it under "constants"')
  if (kind === 'unknown')
    wrong(at, `"${field.path}" can be shown in no field`, 'its type is of no known kind', 'place the fields inside it')
  if (field.as !== undefined && !looks[field.as].includes(kind))
    wrong([...path, 'as'], `"${field.path}" cannot look like "${field.as}"`, `its kind is ${kind}`, 'take "as" out')
  if (field.autocomplete !== undefined)
    checkName(
      project,
      source,
      [...path, 'autocomplete'],
      field.autocomplete,
      autocomplete,
      'value',
      'browsers do not know it',
    )
  for (const name of ['shownIf', 'disabledIf'] as const)
    if (field[name]) checkCondition(project, source, [...path, name], field[name], whole)
  checkBounds(project, form, field, schema, path)
  if (kind === 'entries' && !field.entry)
    wrong(at, `nothing says how an entry of "${field.path}" is typed`, 'a list of entries needs `entry`', 'add "entry"')
  if (!field.entry) return kind !== 'entries'
  if (kind !== 'entries') {
    wrong(
      [...path, 'entry'],
      `"${field.path}" has no entries`,
      'only a list of entries has an editor for them',
      'take "entry" out',
    )
    return false
  }
  const items = schema.items ?? {}
  if ('form' in field.entry) return checkEntryForm(project, form, field, field.entry, items, [...path, 'entry'])
  const inner = placedIn(field.entry.fields, [...path, 'entry', 'fields'])
  checkOnce(
    project,
    source,
    inner.map((one) => ({ name: one.field.path, path: one.at })),
    'the field',
  )
  const columns = checkColumns(project, form, field.entry.columns, {
    path: [...path, 'entry', 'columns'],
    holders: [{ schema: items, prefix: `${wordPath(field.path)}.` }],
    keys: () => [],
    names: [],
  })
  checkRequired(
    project,
    form,
    [...path, 'entry', 'fields'],
    items,
    inner.map((one) => one.field.path),
    '',
  )
  return inner.map((one) => checkPlaced(project, form, one, items, whole)).every(Boolean) && columns
}

function checkSection(
  project: Project,
  { source, id }: Definition<FormDefinition>,
  section: FormDefinition['sections'][number],
  path: Path,
  whole: RecordSchema,
): void {
  const key = (word: string) => definitionKey(id, 'form', `sections.${section.id}.${word}`)
  mayUseWords(project, key('help'))
  for (const name of ['shownIf', 'disabledIf'] as const)
    if (section[name]) checkCondition(project, source, [...path, name], section[name], whole)
  if (section.optional === undefined) return
  needWords(project, source, [...path, 'optional'], [key('toggle')], `the tick box of the section "${section.id}"`)
  const schema = fieldAt(project, source, [...path, 'optional'], whole, section.optional)
  if (schema && !(isNullable(schema) && typeOf(schema) === 'object'))
    project.report('section', source, [...path, 'optional'], {
      what: `"${section.optional}" cannot be absent`,
      why: 'the tick box makes a whole object present or absent, so its type is ["object", "null"]',
      mend: 'name such an object',
    })
}

/** The first cards of a form, or of a tab, may stand without a heading; behind one that has it, it was forgotten. */
function checkHeadings(project: Project, { source, value, id }: Definition<FormDefinition>): void {
  const headed = new Set<string>()
  value.sections.forEach((section, index) => {
    const { tab = '' } = section
    const key = definitionKey(id, 'form', `sections.${section.id}.title`)
    if (project.words.languages.some((language) => project.words.by.get(language)?.has(key))) headed.add(tab)
    if (!headed.has(tab)) mayUseWords(project, key)
    else needWords(project, source, ['sections', index, 'id'], [key], `the section "${section.id}"`)
  })
}

function checkClears(project: Project, { source, value }: Definition<FormDefinition>, whole: RecordSchema): void {
  value.clears?.forEach(({ when, clear }, index) => {
    fieldAt(project, source, ['clears', index, 'when'], whole, when)
    clear.forEach((name, place) => {
      fieldAt(project, source, ['clears', index, 'clear', place], whole, name)
      if (name === when)
        project.report('clear', source, ['clears', index, 'clear', place], {
          what: `"${name}" clears itself`,
          why: 'it could never be filled in',
          mend: 'take it out',
        })
    })
  })
}
