import { kindOf, type Kind } from '#engine/schema/kindOf.ts'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import { typeOf } from '#engine/schema/property.ts'
import type {
  FormDefinition,
  FormSection,
  FormField,
  PlacedField,
  PropertySchema,
  RecordSchema,
} from '#generated/definitions.gen.ts'
import { fieldsOf, placedFields, remainingPaths } from '../../plans/fieldsPlan.ts'
import type { Definition, Project } from '../Project.ts'
import { declarationOf } from '../read/declarationOf.ts'
import type { Path } from '../read/Source.ts'
import { type Asked, holdersOf } from '../refers/Asked.ts'
import { around, referencesIn, type Spot } from '../refers/Spot.ts'
import { checkUnique } from '../refers/structure.ts'
import type { Told } from '../Finding.ts'

const isPlaced = ({ path, notes }: Spot) =>
  path[0] === 'sections' && path.at(-1) !== 'optional' && referencesIn(notes).some(({ to }) => to === 'path')
const inEntry = (spot: Spot) => around(spot, ({ notes }) => notes.within !== undefined) !== undefined

/** Checks that the sections show each field of the record once. */
export function checkPlacedOnce(project: Project, definition: Definition): void {
  const spots = definition.spots.filter((spot) => isPlaced(spot) && !inEntry(spot) && spot.notes.within === undefined)
  const [root] = definition.spots
  const names = spots.map(({ value, path }) => ({ name: String(value), path }))
  if (root) checkUnique({ project, definition, spot: root }, 'field', names)
}

const looks: Record<NonNullable<PlacedField['as']>, Kind[]> = {
  radio: ['choice'],
  select: ['choice'],
  paragraph: ['text', 'paragraph'],
  checkbox: ['flag', 'choice'],
}

/** Checks a field that a form places: it can be filled in, and shown in the way that is asked for. */
export function checkPlaced(asked: Asked): void {
  const { project, definition, spot } = asked
  if (definition.kind !== 'form' || !referencesIn(spot.notes).some(({ labelled }) => labelled)) return
  const holder = holdersOf(asked)?.[0]?.schema
  const path = String(spot.value)
  const field = holder && propertyAt(holder, path)?.schema
  if (!field) return
  const isAlone = spot.path.at(-1) !== 'path'
  const placed = isAlone ? { path } : (spot.above?.value as PlacedField)
  const { source } = definition
  const wrong: Wrong = (name, ...told) =>
    project.report({ source, path: isAlone ? spot.path : [...spot.path.slice(0, -1), name] }, ...told)
  checkFillable(placed, field, kindOf(field, project.formats.value), wrong)
  checkLook(placed, kindOf(field, project.formats.value), wrong)
  if (placed.entry && inEntry(spot)) wrong('entry', 'nestedEntries', path)
  if (placed.fixed && !(definition.value as FormDefinition).update) wrong('fixed', 'neverFixed', path)
}

type Wrong = (name: keyof PlacedField, ...told: Told) => void

function checkFillable({ path, constant }: PlacedField, field: PropertySchema, kind: Kind, wrong: Wrong): void {
  if (field.readOnly && !field.upload && field.computed === undefined) wrong('path', 'givenByServer', path)
  if (field.const !== undefined && kind !== 'flag' && constant === undefined) wrong('path', 'onlyOneValue', path)
}

function checkLook({ path, as, entry }: PlacedField, kind: Kind, wrong: Wrong): void {
  if (kind === 'unknown') wrong('path', 'unknownKind', path)
  if (as !== undefined && !looks[as].includes(kind)) wrong('as', 'otherLook', path, as, kind)
  if (kind === 'entries' && !entry) wrong('path', 'entryless', path)
  if (kind !== 'entries' && entry) wrong('entry', 'foreignEntry', path)
}

/** The fields of a section of a form, each with its place in the definition. @param index of the section */
export function fieldsWithPlaces({ fields }: FormSection, index: number): { field: FormField; path: Path }[] {
  return fields.flatMap((row, place) =>
    fieldsOf(row).map((field, position) => {
      const path = ['sections', index, 'fields', place]
      return { field, path: Array.isArray(row) ? [...path, position] : path }
    }),
  )
}

/** What must be filled in must be somewhere in the form. */
export function checkAllThere(project: Project, form: Definition<FormDefinition>, whole: RecordSchema): void {
  const { sections } = form.value
  const fields = placedFields(sections.flatMap((section) => section.fields))
  const names = fields.map(({ path }) => path)
  // `*` places all that is left, but for what stands in an object that may be absent.
  if (!names.includes('*')) checkRequired(project, form, ['sections'], whole, names, '')
  sections.forEach((section, index) => {
    const { optional } = section
    const part = optional === undefined ? undefined : propertyAt(whole, optional)
    if (part) checkRequired(project, form, ['sections', index], part.schema, names, `${optional ?? ''}.`)
    for (const { field, path } of fieldsWithPlaces(section, index)) {
      if (typeof field !== 'object' || typeof field.entry !== 'object') continue
      const items = propertyAt(whole, field.path)?.schema.items
      const inner = placedFields(field.entry.fields).map((one) => one.path)
      if (items) checkRequired(project, form, [...path, 'entry', 'fields'], items, inner, '')
    }
  })
}

/** Reports what a record or an entry demands and the form does not place. */
function checkRequired(
  project: Project,
  { source }: Definition,
  path: Path,
  holder: RecordSchema | PropertySchema,
  names: string[],
  prefix: string,
): void {
  for (const name of holder.required ?? []) {
    const field = holder.properties?.[name]
    const there = names.some((other) => other === prefix + name || other.startsWith(`${prefix}${name}.`))
    const isGiven = !field || field.readOnly || field.default !== undefined || field.const !== undefined
    if (there || isGiven || typeOf(field) === 'object') continue
    project.report({ source, path, isName: true }, 'unplacedDemand', `${prefix}${name}`)
  }
}

/** Reports what can be filled in and stands in no form of the record, each at its declaration. */
export function checkUnplaced(project: Project, form: Definition<FormDefinition>, whole: RecordSchema): void {
  const { id, source, value } = form
  const unplaced = (path: string, what: string, cure: string) => {
    const declared = declarationOf(project, value.record, path)
    if (declared) project.report({ ...declared, isName: true }, 'unplaced', what, cure)
  }
  const placedIn = ({ sections }: FormDefinition) => placedFields(sections.flatMap(({ fields }) => fields))
  const forms = [...project.forms.values()].filter((one) => one.value.record === value.record)
  const lacking = forms.map((one) =>
    placedIn(one.value).some(({ path }) => path === '*') ? [] : remainingPaths(one.value, whole),
  )
  if (forms[0]?.id === id)
    for (const path of lacking[0] ?? [])
      if (lacking.every((paths) => paths.includes(path)))
        unplaced(path, `"${path}"`, `name it in a section of ${source.file}, or under its "except"`)
  for (const { path: list, entry } of placedIn(value)) {
    const items = propertyAt(whole, list)?.schema.items
    if (typeof entry !== 'object' || !items) continue
    const editor = { ...value, except: [], sections: [{ id: '', fields: entry.fields }] }
    for (const path of remainingPaths(editor, items as RecordSchema))
      unplaced(`${list}.${path}`, `"${path}" of "${list}"`, `name it in "entry.fields" of ${source.file}`)
  }
}
