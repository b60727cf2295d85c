import { wordPath } from '#engine/record/path.ts'
import { kindOf, lookupOf } from '#engine/schema/kindOf.ts'
import { rowSchema } from '#engine/schema/mapParts.ts'
import { isNeverAnswered, isShownOnly, unitPath } from '#engine/schema/property.ts'
import { leafPaths, propertyAt, wayTo } from '#engine/schema/propertyAt.ts'
import type {
  DetailsDefinition,
  DetailsSection,
  EntryList,
  FormatsDefinition,
  FormDefinition,
  FormField,
  FormRow,
  PlacedField,
  PointingList,
  RecordSchema,
  TableDefinition,
} from '#generated/definitions.gen.ts'
import type { WrittenDefinition } from '../Definition.ts'
import { columnPaths } from './planColumns.ts'

/** Returns a definition with `*` replaced, by its kind. */
const rests: Partial<Record<string, (value: never, record: RecordSchema, formats: FormatsDefinition) => string[]>> = {
  form: remainingPaths,
  table: restColumns,
  details: restPaths,
}

/** Replaces `*` in a form, a table or details by the fields that the definition does not name. */
export function withRest(
  { kind, value }: WrittenDefinition,
  record: RecordSchema | undefined,
  formats: FormatsDefinition,
): unknown {
  const rest = record && rests[kind]?.(value as never, record, formats)
  if (!rest) return value
  const replaceRest = (rows: unknown[]): unknown[] =>
    rows.flatMap((row) => (row === '*' ? rest : [Array.isArray(row) ? replaceRest(row) : row]))
  const { columns, sections } = value as { columns?: unknown[]; sections?: { fields?: unknown[] }[] }
  const opened = sections?.map((section) => ({
    ...section,
    ...(section.fields && { fields: replaceRest(section.fields) }),
  }))
  return {
    ...(value as object),
    ...(columns && { columns: replaceRest(columns) }),
    ...(opened && { sections: opened }),
  }
}

/** Fields for `*` of a form: those that the user can fill in and that no section names. */
export function remainingPaths({ sections, except = [] }: FormDefinition, record: RecordSchema): string[] {
  const named = [
    ...sections.flatMap(({ fields, optional }) => [...placedFields(fields).map(({ path }) => path), optional ?? '']),
    ...except,
  ].map((path) => wordPath(path))
  const isNamed = (path: string) => named.some((name) => name === path || name.startsWith(`${path}.`))
  return leafPaths(record).filter((path) => isFilledIn(record, path) && !isNamed(path))
}

/** Whether users fill a field in: the server does not set it, it is no constant, and it is not only sent. */
function isFilledIn(record: RecordSchema, path: string): boolean {
  const way = wayTo(record, path).map(({ schema }) => schema)
  const field = way.at(-1)
  if (!field || way.some((schema) => schema.writeOnly === true || isShownOnly(schema))) return false
  return field.const === undefined && field.identity !== true
}

/** Fields for the `*` of a table: the fields of its rows that no other column names. */
function restColumns(
  { columns, except = [] }: TableDefinition,
  record: RecordSchema,
  formats: FormatsDefinition,
): string[] {
  const row = rowSchema(record)
  const kindAt = (path: string) => kindOf(propertyAt(row, path)?.schema ?? {}, formats)
  const paths = readablePaths(row, [...columns.flatMap(columnPaths), ...except])
  return paths.filter((path) => !['files', 'entries', 'unknown'].includes(kindAt(path)))
}

/**
 * Paths of fields that make sense to people and are not named yet. A unit is shown beside its number, and an id only if
 * a lookup has a name for it.
 */
function readablePaths(record: RecordSchema, named: readonly string[]): string[] {
  const isNamed = (path: string) => named.some((name) => name === path || wordPath(name).startsWith(`${path}.`))
  const leaves = leafPaths(record)
  const units = new Set(leaves.map((path) => unitPath(propertyAt(record, path)?.schema ?? {})))
  return leaves.filter((path) => {
    if (units.has(path)) return false
    const way = wayTo(record, path).map(({ schema }) => schema)
    const field = way.at(-1)
    if (!field || way.some(isNeverAnswered)) return false
    return (field.format !== 'uuid' || lookupOf(field) !== undefined) && !isNamed(path)
  })
}

/** Fields for `*` of details: those that no section names. A table has its own way to show an object. */
function restPaths({ sections }: DetailsDefinition, record: RecordSchema): string[] {
  const listed = sections.flatMap(({ list }) => listPaths(list))
  return readablePaths(record, sections.flatMap(sectionPaths)).filter(
    (path) => !listed.some((list) => path.startsWith(`${list}.`)),
  )
}

export const asPlaced = (field: FormField): PlacedField => (typeof field === 'string' ? { path: field } : field)

export const placedFields = (rows: readonly FormRow[]): PlacedField[] => rows.flat().map(asPlaced)

/** Paths of the lists, or single objects, whose items a table shows. */
export const listPaths = (list: EntryList | PointingList | undefined): string[] =>
  list && 'path' in list ? [list.path].flat() : []

export function sectionPaths({ fields = [], folds = {}, gallery, list }: DetailsSection) {
  const columns = [...fields, ...Object.values(folds).flat()]
  return [...columns.flatMap(columnPaths), ...(gallery === undefined ? [] : [gallery]), ...listPaths(list)]
}
