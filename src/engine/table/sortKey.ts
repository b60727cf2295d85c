import type { PropertySchema } from '#generated/definitions.gen.ts'
import type { WorkingFormat } from '../formats/createFormats.ts'
import { parseDate, timeOfStamp } from '../formats/dates.ts'
import { dialledNumber } from '../text/numbers.ts'
import type { Kind } from '../schema/kindOf.ts'

interface SortedField {
  kind: Kind
  schema: PropertySchema
}

type NamedFormats = Readonly<Record<string, Pick<WorkingFormat, 'definition'>>>

/** A number, or a text in the order of the language; an empty text is no value. */
export type SortKey = number | string

/**
 * The sort key of a value: numbers as numbers, dates and times in their order, a choice by its place among the values if its
 * field says so, a telephone number as it is dialled, all else by the text in which it is shown.
 * @param textOf gives that text, which is only made where it counts
 */
export function sortKey(
  { kind, schema }: SortedField,
  value: unknown,
  textOf: () => string,
  formats: NamedFormats = {},
): SortKey {
  if (typeof value === 'number') return value
  const places = placesIn(schema, value)
  if (places.length > 0) return Math.min(...places)
  if (typeof value !== 'string') return textOf()
  if (kind === 'phone') return dialledNumber(value)
  const isStamp = formats[schema.format ?? '']?.definition.check === 'stamp'
  if (kind === 'date') return parseDate(value) ?? textOf()
  return (isStamp ? timeOfStamp(value) : undefined) ?? textOf()
}

/**
 * Positions of a value, or of each value of a list, in the order that their field declares; none if it declares no
 * order.
 */
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
