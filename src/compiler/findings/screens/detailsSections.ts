import { wordPath } from '#engine/record/path.ts'
import { readablePaths } from '#compiler/list/listPlan.ts'
import { kindOf } from '#engine/schema/kindOf.ts'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import { typeOf } from '#engine/schema/typeOf.ts'
import { definitionKey } from '#engine/text/wordKeys.ts'
import type {
  DetailsDefinition,
  DetailsSection,
  EntryList,
  PropertySchema,
  RecordSchema,
} from '#generated/definitions.gen.ts'
import type { Definition, Project } from '../Project.ts'
import type { Path } from '../read/Source.ts'
import { checkColumns, type ColumnHolder, namedIn, nameOf, needStarWords } from './columns.ts'
import { checkCondition } from '../conditions/conditions.ts'
import { checkFile } from './entryForms.ts'
import { mayUseWords, needWords } from '../names/needWords.ts'
import { checkName, checkOnce, fieldAt } from '../names/paths.ts'

interface Context {
  project: Project
  details: Definition<DetailsDefinition>
  section: DetailsSection
  path: Path
  whole: RecordSchema
  /** Names that addresses may hold. */
  names: readonly string[]
}

const key = ({ details, section }: Context, word: string) =>
  definitionKey(details.id, 'details', `sections.${section.id}.${word}`)

const columnKeys = (context: Context) => (name: string) => [key(context, `columns.${wordPath(name)}`)]

/** Paths of the pictures that a section shows. */
export const galleryOf = ({ gallery }: DetailsSection): string | undefined =>
  typeof gallery === 'object' ? gallery.path : gallery

/** Checks a card of a details screen. */
export function checkDetailsSection(context: Context): void {
  const { project, details, section, path, whole } = context
  const { shownIf, next, folds, list } = section
  const { source } = details
  needWords(project, source, [...path, 'id'], [key(context, 'title')], `the section "${section.id}"`)
  mayUseWords(project, key(context, 'help'))
  if (shownIf) checkCondition(project, source, [...path, 'shownIf'], shownIf, whole)
  checkContent(context)
  if (next !== undefined) {
    const actions = (details.value.actions ?? []).map(({ id }) => id)
    checkName(project, source, [...path, 'next'], next, actions, 'action', 'the screen does not offer it')
    needWords(project, source, [...path, 'next'], [key(context, 'empty')], `the empty section "${section.id}"`)
  } else mayUseWords(project, key(context, 'empty'))
  checkGallery(context)
  if (section.fields) checkFields(context)
  const ids = (folds ?? []).map(({ id }, index) => ({ name: id, path: [...path, 'folds', index, 'id'] }))
  checkOnce(project, source, ids, 'the block')
  folds?.forEach(({ id, fields }, index) => {
    const here = [...path, 'folds', index]
    needWords(project, source, [...here, 'id'], [key(context, `folds.${id}`)], `the block "${id}"`)
    checkColumns(project, details, fields, {
      path: [...here, 'fields'],
      holders: [{ schema: whole, prefix: '' }],
      keys: columnKeys(context),
      names: context.names,
    })
  })
  if (list) checkList(context, list)
}

/** A list fills its card; pictures, fields and blocks may share one. */
function checkContent({ project, details, section, path }: Context): void {
  const { fields, gallery, folds, list } = section
  const others = [fields, gallery, folds].filter((one) => one !== undefined).length
  if (list ? others === 0 : others > 0) return
  project.report('section', details.source, path, {
    what: `the section "${section.id}" ${list ? 'does not hold exactly one thing' : 'holds nothing'}`,
    why: 'a section holds a list, or else pictures, fields and blocks',
    mend: list ? 'put the list into a section of its own' : 'give "fields", "gallery", "folds" or "list"',
  })
}

function checkGallery({ project, details, section, path, whole }: Context): void {
  const name = galleryOf(section)
  if (name === undefined) return
  const at = [...path, 'gallery', ...(typeof section.gallery === 'object' ? ['path'] : [])]
  const pictures = fieldAt(project, details.source, at, whole, name)
  if (pictures && kindOf(pictures, project.formats.value) !== 'files')
    project.report('section', details.source, at, {
      what: `"${name}" holds no files`,
      why: 'a gallery shows pictures that were uploaded',
      mend: 'show it under "fields"',
    })
}

function checkFields(context: Context): void {
  const { project, details, section, path, whole } = context
  const fields = section.fields ?? []
  const keys = columnKeys(context)
  const at = [...path, 'fields']
  const holders: [ColumnHolder] = [{ schema: whole, prefix: '' }]
  checkColumns(project, details, fields, { path: at, holders, keys, names: context.names })
  const star = fields.findIndex((field) => nameOf(field) === '*')
  if (star < 0) return
  const named = details.value.sections.flatMap((one) => [
    ...[...(one.fields ?? []), ...(one.folds ?? []).flatMap((fold) => fold.fields)].flatMap((field) =>
      namedIn(field, []).map(({ name }) => name),
    ),
    galleryOf(one) ?? '',
    ...[one.list?.path ?? []].flat(),
  ])
  needStarWords(project, details, [...at, star], readablePaths(whole, named), whole, keys)
}

function checkList(context: Context, list: EntryList): void {
  const { project, details, path, whole } = context
  const { source } = details
  const here = [...path, 'list']
  const names = [list.path].flat()
  const places = names.map((name, index) => ({
    name,
    path: [...here, 'path', ...(Array.isArray(list.path) ? [index] : [])],
  }))
  checkOnce(project, source, places, 'the list')
  const holders = places.flatMap(({ name, path: at }): ColumnHolder[] => {
    const schema = fieldAt(project, source, at, whole, name)
    const entries = schema && entriesOf(project, schema, names.length > 1)
    if (schema && !entries)
      project.report('section', source, at, {
        what: `"${name}" is not a list of entries`,
        why: 'a list shows one line an entry',
        mend: 'show it under "fields"',
      })
    return entries ? [{ schema: entries, prefix: `${wordPath(name)}.` }] : []
  })
  if (list.labelled) {
    needWords(project, source, [...here, 'labelled'], [key(context, 'columns.list')], 'the column of the lists')
    for (const { name, path: at } of places)
      needWords(project, source, at, [key(context, `lists.${name}`)], `the list "${name}"`)
  }
  const [first, ...others] = holders
  if (!first || holders.length < names.length) return
  const columns = { path: [...here, 'columns'], keys: columnKeys(context), names: [] }
  checkColumns(project, details, list.columns, { ...columns, holders: [first, ...others] })
  if (list.file === undefined) return
  mayUseWords(project, key(context, 'columns.file'))
  const holder = holders.find(({ schema }) => propertyAt(schema, list.file ?? '')) ?? first
  const file = fieldAt(project, source, [...here, 'file'], holder.schema, list.file)
  if (file) checkFile(project, details, list.file, file, [...here, 'file'])
}

/** What holds the columns of a list; a single object counts where lists are shown together. */
function entriesOf(project: Project, schema: PropertySchema, together: boolean): PropertySchema | undefined {
  const formats = project.formats.value
  if (kindOf(schema, formats) === 'entries') return schema.items
  return together && typeOf(schema) === 'object' && !schema.upload ? schema : undefined
}
