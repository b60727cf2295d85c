import { wordPath } from '#engine/record/path.ts'
import { kindOf } from '#engine/schema/kindOf.ts'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import { templateNames } from '#engine/text/fillTemplate.ts'
import { fieldKeys, fieldNoneKeys } from '#engine/text/wordKeys.ts'
import type { PropertySchema, RecordSchema, TableColumn } from '#generated/definitions.gen.ts'
import type { Definition, Project } from '../Project.ts'
import type { Path } from '../read/Source.ts'
import { checkAddresses } from '../names/addresses.ts'
import { needFieldWords, needOptionWords, needWords } from '../names/needWords.ts'
import { checkOnce, fieldAt } from '../names/paths.ts'
import { checkTemplates } from '../names/templates.ts'

/** Something that holds the fields of a column: the record, or the entries of a list. */
export interface ColumnHolder {
  schema: RecordSchema | PropertySchema
  /** Path of its words, with a dot at the end; empty for the record itself. */
  prefix: string
}

export interface ColumnPlace {
  /** Where the list of columns stands. */
  path: Path
  /** The first one counts; the others stand in the same table. */
  holders: [ColumnHolder, ...ColumnHolder[]]
  /** The record whose words and declarations count, where it is not that of the definition. */
  words?: Definition<{ record: string }>
  /** Keys that may name a column before its label does. */
  keys: (name: string) => string[]
  /** Names that addresses may hold. */
  names: readonly string[]
}

/** Fields that a column names, each with its place. */
export function namedIn(column: TableColumn, path: Path): { name: string; path: Path }[] {
  if (typeof column === 'string') return [{ name: column, path }]
  if ('path' in column) return [{ name: column.path, path: [...path, 'path'] }]
  if ('lines' in column) return column.lines.map((name, index) => ({ name, path: [...path, 'lines', index] }))
  return column.texts.flatMap((text, index) =>
    templateNames(text).map((name) => ({ name, path: [...path, 'texts', index] })),
  )
}

export const nameOf = (column: TableColumn): string =>
  typeof column === 'string' ? column : 'path' in column ? column.path : column.id

/** Checks columns: their fields, addresses and words. True if all that they name exists. */
export function checkColumns(
  project: Project,
  definition: Definition<{ record: string }>,
  columns: readonly TableColumn[],
  place: ColumnPlace,
): boolean {
  const named = columns.map((column, index) => ({ name: nameOf(column), path: [...place.path, index] }))
  checkOnce(project, definition.source, named, 'the column')
  return columns
    .map((column, index) => nameOf(column) === '*' || checkColumn(project, definition, column, place, index))
    .every(Boolean)
}

function checkColumn(
  project: Project,
  definition: Definition<{ record: string }>,
  column: TableColumn,
  place: ColumnPlace,
  index: number,
): boolean {
  const { source } = definition
  const path = [...place.path, index]
  const { holders } = place
  const [first] = holders
  const good = namedIn(column, path).map(({ name, path: at }) => {
    const holder = holders.find(({ schema }) => propertyAt(schema, name)) ?? first
    const schema = fieldAt(project, source, at, holder.schema, name)
    if (!schema) return false
    checkReadable(project, definition, name, schema, at)
    needOptions(project, place.words ?? definition, holder, name, schema, at)
    return true
  })
  if (typeof column === 'object' && 'to' in column && column.to !== undefined)
    checkAddresses(project, source, [...path, 'to'], column.to, place.names, first.schema)
  if (typeof column === 'object' && 'texts' in column) checkTemplates(project, source, column.texts, [...path, 'texts'])
  if (good.includes(false)) return false
  checkColumnWords(project, definition, column, place, path)
  return true
}

function checkReadable(
  project: Project,
  { source }: Definition<unknown>,
  name: string,
  schema: PropertySchema,
  path: Path,
): void {
  const wrong = (what: string, why: string, mend: string) => project.report('column', source, path, { what, why, mend })
  const kind = kindOf(schema, project.formats.value)
  if (schema.writeOnly)
    wrong(`"${name}" is never answered`, 'it is only sent, so there is nothing to read', 'take it out')
  else if (kind === 'unknown')
    wrong(`"${name}" cannot be read as it stands`, 'it is of no known kind', 'name a field inside it')
}

/** Values of a choice are named under the field, whatever puts the column together. */
function needOptions(
  project: Project,
  definition: Definition<{ record: string }>,
  { prefix }: ColumnHolder,
  name: string,
  schema: PropertySchema,
  path: Path,
): void {
  needOptionWords(project, definition, path, { words: prefix + wordPath(name), schema })
}

function checkColumnWords(
  project: Project,
  definition: Definition<{ record: string }>,
  column: TableColumn,
  { holders, words = definition, keys }: ColumnPlace,
  path: Path,
): void {
  const { source } = definition
  const name = nameOf(column)
  const labels = holders.flatMap(({ prefix }) => fieldKeys(words.folder, prefix + wordPath(name), 'label'))
  needWords(project, source, path, [...keys(name), ...labels], `the column "${name}"`)
  if (typeof column === 'object' && 'path' in column && column.none) {
    const none = holders.flatMap(({ prefix }) => fieldNoneKeys(words.folder, prefix + wordPath(name)))
    needWords(project, source, [...path, 'none'], none, `an absent "${name}"`)
  }
}

/** Asks for the words of what `*` stands for. */
export function needStarWords(
  project: Project,
  definition: Definition<{ record: string }>,
  path: Path,
  names: readonly string[],
  whole: RecordSchema,
  keys: (name: string) => string[],
): void {
  for (const name of names) {
    const schema = propertyAt(whole, name)?.schema
    if (schema) needFieldWords(project, definition, path, { words: wordPath(name), schema }, keys(name))
  }
}
