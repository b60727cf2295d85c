import type { PropertySchema } from '#generated/definitions.gen.ts'
import { parseDate } from '../formats/dates.ts'
import type { Kind } from '../schema/kindOf.ts'

/** The kind of a field and its declaration. */
interface SortedField {
  kind: Kind
  schema: PropertySchema
}

/** A number, or a text in the order of the language; an empty text is no value. */
export type SortKey = number | string

/**
 * The sort key of a value: numbers as numbers, dates as days, a choice by its place among the values if its field says so,
 * all else by the text in which it is shown.
 * @param textOf gives that text, which is only made where it counts
 */
export function sortKey({ kind, schema }: SortedField, value: unknown, textOf: () => string): SortKey {
  if (typeof value === 'number') return value
  const places = placesIn(schema, value)
  if (places.length > 0) return Math.min(...places)
  const day = kind === 'date' && typeof value === 'string' ? parseDate(value) : undefined
  return day ?? textOf()
}

/** The places of a value, or of those of a list, in the order that their field declares; none if it declares no order. */
export function placesIn({ items, ...field }: PropertySchema, value: unknown): number[] {
  const { sort, enum: values = [] } = items ?? field
  if (sort !== 'declared') return []
  return [value].flat().flatMap((one) => {
    const place = values.indexOf(one as string)
    return place < 0 ? [] : [place]
  })
}

/** Compares keys of a column, numbers before texts. */
export function compareKeys(left: SortKey, right: SortKey, collate: (left: string, right: string) => number): number {
  if (typeof left === 'number') return typeof right === 'number' ? left - right : -1
  return typeof right === 'number' ? 1 : collate(left, right)
}
