import { getAt, type Json } from '#engine/record/path.ts'
import type { PlanColumn } from '#engine/plan/ReadPlan.ts'
import { fillFirst, firstFilled, templateNames } from '#engine/text/fillTemplate.ts'
import type { ShowProps, TextSurroundings } from '../Field.ts'
import { fields } from '../kinds/fields.ts'
import { useCallback } from 'react'
import { useTextSurroundings } from '../values/valueText.ts'

/**
 * The context that a kind needs to show a field of a record. @param record what holds the field: the record, or an
 * entry of a list
 */
export function shownAt({ path, words, schema }: PlanColumn, record: Json): ShowProps {
  return { words, schema, value: getAt(record, path), record }
}

/** The rows to which a reference of a record leads, as far as they are known. */
export function reachedRows(
  { path, record: target }: NonNullable<PlanColumn['through']>,
  record: Json,
  { nameOf }: Pick<TextSurroundings, 'nameOf'>,
): Json[] {
  const ids = [getAt(record, path)].flat().filter((id) => typeof id === 'string')
  return ids.flatMap((id): Json[] => {
    const row = nameOf?.(target, id)?.record?.row
    return row ? [row] : []
  })
}

/** The text in which a column shows a record; empty for no value. */
export function columnText(column: PlanColumn, record: Json, surroundings: TextSurroundings): string {
  const { lines, texts, kind, through } = column
  if (column.isShown?.(record) === false) return ''
  if (through) {
    const texts = reachedRows(through, record, surroundings).map((row) => columnText(through.column, row, surroundings))
    return texts.filter(Boolean).join(', ')
  }
  if (lines) return columnsText(lines, record, surroundings)
  if (texts) {
    return fillFirst(texts.templates, (name) => {
      const field = texts.fields[name]
      return field ? columnText(field, record, surroundings) : ''
    })
  }
  return fields[kind].text(shownAt(column, record), surroundings)
}

/** The fields that a column combines for a record: all its lines, or the fields of the template that counts. */
export function partsOf({ lines, texts }: PlanColumn, record: Json, surroundings: TextSurroundings): PlanColumn[] {
  if (!texts) return [...(lines ?? [])]
  const { templates, fields } = texts
  const textOf = (name: string) => (fields[name] ? columnText(fields[name], record, surroundings) : '')
  return templateNames(firstFilled(templates, textOf)).flatMap((name) => fields[name] ?? [])
}

/** The texts of columns in one, without those that show nothing. */
export function columnsText(columns: readonly PlanColumn[], record: Json, surroundings: TextSurroundings): string {
  const texts = columns.map((column) => columnText(column, record, surroundings))
  return texts.filter(Boolean).join(', ')
}

/**
 * Gives the text in which a column shows a record; empty for no value. Another function for another language, and when
 * names of lookups have come.
 */
export function useColumnText(): (column: PlanColumn, record: Json) => string {
  const surroundings = useTextSurroundings()
  return useCallback((column, record) => columnText(column, record, surroundings), [surroundings])
}
