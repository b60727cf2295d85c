import { wordPath } from '#engine/record/path.ts'
import { demandedPaths } from '#engine/schema/demandedPaths.ts'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import { typeOf } from '#engine/schema/typeOf.ts'
import type { FormDefinition, PlacedField, PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { didYouMean } from '../nearest.ts'
import type { Definition, Project } from '../Project.ts'
import type { Path, Source } from '../read/Source.ts'
import { routesOf } from '../names/addresses.ts'
import { checkWordOfAddress } from '../names/addressWords.ts'
import { suits } from '../records/limits.ts'
import { needWords } from '../names/needWords.ts'
import { fieldAt } from '../names/paths.ts'

/** Checks the values that the address gives to a new record. */
export function checkStarts(project: Project, form: Definition<FormDefinition>, whole: RecordSchema): void {
  const { source, value, id } = form
  value.starts?.forEach((start, index) => {
    const path = ['starts', index]
    const schema = fieldAt(project, source, [...path, 'path'], whole, start.path)
    if (schema) checkValue(project, source, [...path, 'value'], start.path, start.value, schema)
    checkWordOfAddress(project, source, [...path, 'onlyAt'], start.onlyAt, routesOf(project, 'form', id))
  })
}

/** Reports a value that the field can never hold. */
export function checkValue(
  project: Project,
  source: Source,
  path: Path,
  name: string,
  value: string | number | boolean,
  schema: PropertySchema,
): void {
  const wrong = (why: string, mend: string) =>
    project.report('value', source, path, { what: `${JSON.stringify(value)} is no value of "${name}"`, why, mend })
  const type = typeOf(schema)
  if (schema.const !== undefined && schema.const !== value)
    wrong('the record allows one value only', `write ${JSON.stringify(schema.const)}`)
  else if (schema.enum && !schema.enum.includes(value as never))
    wrong('the field does not take it', didYouMean(String(value), schema.enum.map(String)))
  else if (type !== undefined && !suits(value, type)) wrong(`the field is a ${type}`, `write a ${type}`)
}

/** Checks the fields whose absence is told when a save is tried: the form must place them and the record demand them. */
export function checkAsked(
  project: Project,
  { source, value, folder }: Definition<FormDefinition>,
  whole: RecordSchema,
  placed: readonly PlacedField[],
): void {
  const demanded = demandedPaths(whole)
  value.askedOnSubmit?.forEach((name, index) => {
    const path = ['askedOnSubmit', index]
    const found = propertyAt(whole, name)
    if (!fieldAt(project, source, path, whole, name) || !found) return
    const wrong = (what: string, why: string, mend: string) =>
      project.report('asked', source, path, { what, why, mend })
    if (!placed.some((field) => field.path === name))
      wrong(`the form does not place "${name}"`, 'what is asked for must be somewhere', `place "${name}"`)
    if (!found.required && !demanded.has(wordPath(name)))
      wrong(`"${name}" may be absent`, 'neither the record nor a rule demands it', 'take it out, or demand it')
    needWords(project, source, path, [`${folder}:fields.${wordPath(name)}.absent`], `the absence of "${name}"`)
  })
}

/** Checks what is said of a field that cannot be typed, or not always. */
export function checkBounds(
  project: Project,
  { source, value }: Definition<FormDefinition>,
  field: PlacedField,
  schema: PropertySchema,
  path: Path,
): void {
  const { constant, fixed, readOnly } = field
  const wrong = (name: string, what: string, why: string, mend: string) =>
    project.report('field', source, [...path, name], { what, why, mend })
  if (constant !== undefined) checkValue(project, source, [...path, 'constant'], field.path, constant, schema)
  const shown = (['as', 'width', 'autocomplete', 'entry', 'disabledIf', 'fixed', 'readOnly'] as const).filter(
    (name) => field[name] !== undefined,
  )
  for (const name of constant === undefined ? [] : shown)
    wrong(name, `"${name}" says nothing of a constant`, `"${field.path}" is never shown`, `take "${name}" out`)
  if (fixed && readOnly && constant === undefined)
    wrong('fixed', `"${field.path}" can never be changed`, 'it is read-only already', 'take "fixed" out')
  if (fixed && !value.update)
    wrong('fixed', `"${field.path}" is never fixed`, 'the form changes no stored record', 'take "fixed" out')
}
