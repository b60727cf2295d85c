import type { FormatsDefinition, PropertySchema, RecordSchema, TableColumn } from '#generated/definitions.gen.ts'
import type { PlanColumn } from '#engine/plan/ReadPlan.ts'
import { wordPath } from '#engine/record/path.ts'
import { kindOf } from '#engine/schema/kindOf.ts'
import { unitPath } from '#engine/schema/property.ts'
import { referenceOn, propertyAt } from '#engine/schema/propertyAt.ts'
import { wordsOf } from '#engine/words/wordKeys.ts'
import { templateNames } from '#engine/text/fillTemplate.ts'

type Holder = RecordSchema | PropertySchema

/** A text that is put together has no declaration of its own. */
const together = { kind: 'text', schema: { type: 'string' } } satisfies Partial<PlanColumn>

/**
 * Resolves a field that a screen shows. A path through a reference gets the plan of the field in the other record.
 * Throws if the record lacks the field.
 */
export function planColumn(holder: Holder, path: string, formats: FormatsDefinition, wordPrefix: string): PlanColumn {
  const found = propertyAt(holder, path)
  if (!found) throw new Error(`The definition shows ${path}, which the record does not have`)
  const { schema } = found
  const unit = unitPath(schema)
  const factors = unit === undefined ? undefined : propertyAt(holder, unit)?.schema.factors
  const direct = {
    path,
    words: wordPrefix + wordPath(path),
    kind: kindOf(schema, formats),
    schema,
    ...(factors && { factors }),
  }
  const step = referenceOn(holder, path)
  if (!step) return direct
  const column = planColumn(step.row, step.rest, formats, wordsOf(step.record))
  return { ...direct, through: { path: step.path, record: step.record, column } }
}

/**
 * Resolves columns over their holder. `*` has been replaced before.
 * @param wordPrefix start of the word keys of the fields
 * @param others holders shown in the same table, by the start of their word keys: a field that only they have is empty
 * in this one's rows
 */
export function planColumns(
  holder: Holder,
  columns: readonly TableColumn[],
  formats: FormatsDefinition,
  wordPrefix: string,
  others: ReadonlyMap<string, Holder> = new Map(),
): PlanColumn[] {
  const field = (path: string): PlanColumn => {
    const [elsewhere] = [...others].find(([, other]) => propertyAt(other, path)) ?? []
    if (propertyAt(holder, path) || elsewhere === undefined) return planColumn(holder, path, formats, wordPrefix)
    return { path, words: elsewhere + wordPath(path), ...together }
  }
  return columns.map((column): PlanColumn => {
    if (typeof column === 'string') return field(column)
    if ('path' in column) return { ...field(column.path), ...column }
    const named = { path: column.id, words: wordPrefix + column.id, ...together, to: column.to }
    const { lines, texts = [] } = column
    if (lines) return { ...named, lines: lines.map(field) }
    const names = texts.flatMap(templateNames)
    const fields = Object.fromEntries(names.map((name) => [name, field(name)]))
    return { ...named, texts: { templates: texts, fields } }
  })
}

/** The paths of the fields that a column shows. */
export function columnPaths(column: TableColumn): string[] {
  if (typeof column === 'string') return [column]
  if ('path' in column) return [column.path]
  return column.lines ?? column.texts?.flatMap(templateNames) ?? []
}

/** Resolves the title of a record, such as `{firstName} {surname}`; undefined if it has none. */
export function planTitle(
  record: RecordSchema,
  title: string | readonly string[] | undefined,
  formats: FormatsDefinition,
  wordPrefix: string,
): PlanColumn | undefined {
  if (title === undefined) return undefined
  return planColumns(record, [{ id: 'title', texts: [title].flat() }], formats, wordPrefix)[0]
}
