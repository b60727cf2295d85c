import { kindOf } from '#engine/schema/kindOf.ts'
import type { EntryForm, EntrySearch, FormDefinition, PlacedField, PropertySchema } from '#generated/definitions.gen.ts'
import { didYouMean } from '../nearest.ts'
import type { Definition, Project, RecordDefinition } from '../Project.ts'
import type { Path } from '../read/Source.ts'
import { checkFilled, operationAt } from '../calls/calls.ts'
import { checkColumns } from './columns.ts'
import { formNames } from '../calls/outcomes.ts'
import { checkName, fieldAt } from '../names/paths.ts'
import { differencesOf } from '../records/sameShape.ts'

/** Ids of the forms in which other forms type their entries. */
export function entryFormsOf({ forms }: Project): Set<string> {
  const placed = [...forms.values()].flatMap(({ value }) => value.sections.flatMap(({ fields }) => fields.flat()))
  return new Set(
    placed.flatMap((field) =>
      typeof field === 'object' && field.entry && 'form' in field.entry ? [field.entry.form] : [],
    ),
  )
}

/** Checks entries that are typed in a form of their own. True if all that is named exists. */
export function checkEntryForm(
  project: Project,
  form: Definition<FormDefinition>,
  field: PlacedField,
  entry: EntryForm,
  items: PropertySchema,
  path: Path,
): boolean {
  const { source } = form
  const at = [...path, 'form']
  const known = checkName(project, source, at, entry.form, formNames(project), 'form', 'schemas/ holds no such file')
  const record = project.records.get(project.forms.get(entry.form)?.value.record ?? '')
  if (entry.form === form.id)
    project.report('entry', source, at, {
      what: 'the form opens itself',
      why: 'an entry is typed in another form than the list',
      mend: 'name the form of the entry',
    })
  if (record?.whole) checkShape(project, form, at, field.path, items, record, `the form "${entry.form}" types`)
  const file = entry.file === undefined ? undefined : fieldAt(project, source, [...path, 'file'], items, entry.file)
  if (file) checkFile(project, form, entry.file ?? '', file, [...path, 'file'])
  const place = { holders: [{ schema: items, prefix: '' }] as [{ schema: PropertySchema; prefix: string }], names: [] }
  const words = record ?? form
  const good = checkColumns(project, form, entry.columns, {
    ...place,
    path: [...path, 'columns'],
    words: wordsOf(words),
    keys: () => [],
  })
  const { search } = entry
  const found = !search || checkSearch(project, form, field, search, items, wordsOf(words), [...path, 'search'])
  return known && good && found
}

/** A record speaks of itself. */
const wordsOf = (one: Definition<unknown>): Definition<{ record: string }> => ({ ...one, value: { record: one.id } })

/** Reports a field of an entry that is no file, where one is needed. */
export function checkFile(
  project: Project,
  { source }: Definition<unknown>,
  name: string,
  schema: PropertySchema,
  path: Path,
): void {
  if (kindOf(schema, project.formats.value) === 'files') return
  project.report('file', source, path, {
    what: `"${name}" is no file`,
    why: 'nothing was uploaded there that could be looked at',
    mend: 'name a field with "upload"',
  })
}

function checkShape(
  project: Project,
  { source }: Definition<unknown>,
  path: Path,
  list: string,
  items: PropertySchema,
  record: RecordDefinition,
  does: string,
): void {
  const [first, ...others] = record.whole ? differencesOf(items, record.whole) : []
  if (!first) return
  const { path: field, lacks } = first
  const more = others.length > 0 ? ` (and ${others.length} more)` : ''
  const [there, here] = lacks === 'left' ? [record.id, `"${list}"`] : [`"${list}"`, record.id]
  project.report('entry', source, path, {
    what: `${does} ${record.id}, which is no entry of "${list}"`,
    why: lacks ? `${there} has "${field}"${more} and ${here} has not` : `they declare "${field}"${more} differently`,
    mend: `${lacks ? `add "${field}" to ${here}` : `declare "${field}" alike in both`}, or name another one here`,
  })
}

/** Checks how entries are found. True if all that its columns name exists. */
function checkSearch(
  project: Project,
  form: Definition<FormDefinition>,
  field: PlacedField,
  search: EntrySearch,
  items: PropertySchema,
  words: Definition<{ record: string }>,
  path: Path,
): boolean {
  const { source } = form
  const good = checkColumns(project, form, search.columns, {
    path: [...path, 'columns'],
    holders: [{ schema: items, prefix: '' }],
    words,
    keys: () => [],
    names: [],
  })
  const operation = operationAt(project, source, [...path, 'operation'], search.operation)
  if (!operation) return good
  const { method, answer, query, id } = operation
  const queryParameters = query.map(({ name }) => name)
  const wrong = (at: string, what: string, why: string, mend: string) =>
    project.report('search', source, [...path, at], { what, why, mend })
  if (method !== 'get' || !answer.list)
    wrong('operation', `"${id}" answers with no list`, 'a search finds entries', 'name a GET that answers with a list')
  if (!queryParameters.includes(search.query))
    wrong(
      'query',
      `"${id}" takes no "${search.query}"`,
      'what is typed would be ignored',
      didYouMean(search.query, queryParameters),
    )
  checkFilled(project, source, [...path, 'operation'], operation, [])
  const found = project.records.get(answer.record ?? '')
  if (found) checkShape(project, form, [...path, 'operation'], field.path, items, found, `"${id}" finds`)
  return good
}
