import type { PlanColumn } from '#engine/plan/ReadPlan.ts'
import { getAt, type Json } from '#engine/record/path.ts'
import { lookupOf } from '#engine/schema/kindOf.ts'
import { unitPath } from '#engine/schema/property.ts'
import { sortKey, type SortKey } from '#engine/table/sortKey.ts'
import type { TextSurroundings } from '../Field.ts'
import { columnText, partsOf, reachedRows } from './columnText.ts'

/**
 * The key by which a column sorts a record; an empty text for no value. A number counts in the common unit of its field, a
 * text that is put together begins with its fields that say so, and a record that is pointed at goes by its title.
 * @param textOf gives the text that the column shows, which is only made where it counts
 */
export function columnKey(
  column: PlanColumn,
  record: Json,
  around: TextSurroundings,
  textOf = () => columnText(column, record, around),
): SortKey {
  const { through, lines, texts, isShown, path } = column
  if (isShown?.(record) === false) return ''
  if (through) {
    const [row] = reachedRows(through, record, around)
    return row ? columnKey(through.column, row, around) : ''
  }
  const parts = lines || texts ? partsOf(column, record, around) : []
  const keyOf = (part: PlanColumn) => String(columnKey(part, record, around))
  if (lines) return parts.map(keyOf).join(' ').trim()
  if (texts) return [...parts.filter((part) => part.schema.sort === 'first').map(keyOf), textOf()].join(' ').trim()
  const value = getAt(record, path)
  return titleKey(column, value, around) ?? sortKey(column, inCommonUnit(column, value, record), textOf, around.formats)
}

/** A number as so many of the common unit of its field. */
export function inCommonUnit({ factors, schema }: PlanColumn, value: unknown, record: Json): unknown {
  const unit = unitPath(schema)
  if (typeof value !== 'number' || unit === undefined) return value
  return value * (factors?.[String(getAt(record, unit))] ?? 1)
}

/** The key of the record at which a field points, by its title; undefined for any other field, or while it is not known. */
function titleKey({ schema }: PlanColumn, value: unknown, around: TextSurroundings): SortKey | undefined {
  if (schema.refers === undefined || typeof value !== 'string') return undefined
  const record = around.nameOf?.(lookupOf(schema) ?? '', value)?.record
  return record && around.titleKeyOf?.(record)
}
