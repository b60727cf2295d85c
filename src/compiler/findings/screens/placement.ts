import { placedFields } from '#engine/form/placedFields.ts'
import { remainingPaths } from '#engine/form/remainingPaths.ts'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import { typeOf } from '#engine/schema/typeOf.ts'
import type { FormDefinition, PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import type { Definition, Project } from '../Project.ts'
import type { Path } from '../read/Source.ts'
import { declarationOf } from '../records/declarationOf.ts'

/** What must be filled in must be somewhere in the form. */
export function checkAllThere(
  project: Project,
  form: Definition<FormDefinition>,
  whole: RecordSchema,
  placed: readonly string[],
): void {
  const names = [...placed, ...Object.keys(form.value.constants ?? {})]
  // `*` places all that is left, but for what stands in an object that may be absent.
  if (!names.includes('*')) checkRequired(project, form, ['sections'], whole, names, '')
  for (const { section, path } of form.value.sections.map((one, index) => ({
    section: one,
    path: ['sections', index],
  }))) {
    const optional = section.optional === undefined ? undefined : propertyAt(whole, section.optional)
    if (optional) checkRequired(project, form, path, optional.schema, names, `${section.optional ?? ''}.`)
  }
}

/** Reports what can be filled in and stands in no form of the record, each at its declaration. */
export function checkUnplaced(
  project: Project,
  { id, source, value }: Definition<FormDefinition>,
  whole: RecordSchema,
): void {
  const unplaced = (path: string, what: string, mend: string) => {
    const declared = declarationOf(project, value.record, path)
    if (declared)
      project.report(
        'unplaced',
        declared.source,
        declared.path,
        { what, why: 'it could never be filled in', mend },
        'name',
      )
  }
  const forms = [...project.forms.values()].filter((form) => form.value.record === value.record)
  const isWhole = ({ sections }: FormDefinition) =>
    placedFields(sections.flatMap(({ fields }) => fields)).some(({ path }) => path === '*')
  const lacking = forms.map((form) => (isWhole(form.value) ? [] : remainingPaths(form.value, whole)))
  if (forms[0]?.id === id)
    for (const path of lacking[0] ?? [])
      if (lacking.every((paths) => paths.includes(path)))
        unplaced(path, `no form places "${path}"`, `name it in a section of ${source.file}, or under its "except"`)
  for (const { path: list, entry } of placedFields(value.sections.flatMap(({ fields }) => fields))) {
    const items = propertyAt(whole, list)?.schema.items
    if (!entry || !('fields' in entry) || !items) continue
    const editor = { ...value, except: [], sections: [{ id: '', fields: entry.fields }] }
    for (const path of remainingPaths(editor, items as RecordSchema))
      unplaced(
        `${list}.${path}`,
        `no form places "${path}" of "${list}"`,
        `name it in "entry.fields" of ${source.file}`,
      )
  }
}

/** Reports what a record or an entry demands and the form does not place. */
export function checkRequired(
  project: Project,
  { source }: Definition<FormDefinition>,
  path: Path,
  holder: RecordSchema | PropertySchema,
  names: string[],
  prefix: string,
): void {
  for (const name of holder.required ?? []) {
    const schema = holder.properties?.[name]
    const there = names.some((other) => other === prefix + name || other.startsWith(`${prefix}${name}.`))
    if (there || schema === undefined || schema.readOnly || schema.default !== undefined || schema.const !== undefined)
      continue
    if (typeOf(schema) === 'object') continue
    project.report(
      'required',
      source,
      path,
      {
        what: `the form does not place "${prefix}${name}"`,
        why: 'the record demands it, so nothing could ever be saved',
        mend: `place "${prefix}${name}"`,
      },
      'name',
    )
  }
}
