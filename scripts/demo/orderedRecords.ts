import { isObject } from '#engine/record/path.ts'
import { openCatalogue } from '#server/catalogue.ts'
import { arrivedRecord } from './arrivedRecord.ts'
import type { RecordOrder } from './readOrders.ts'

/** The domain, as the server reads it. */
export const catalogue = openCatalogue(() => new Date())

/** The record that an operation of the contract enters. */
export function definitionOf(operation: string) {
  const record = catalogue.operations.find(({ id }) => id === operation)?.body?.record
  if (record === undefined) throw new Error(`${operation} takes no record`)
  return catalogue.record(record)
}

/** What an order sends in normal form, and the record that the server makes of it. */
export const recordOf = (order: RecordOrder) =>
  arrivedRecord(definitionOf(order.operation).schema, catalogue.formats, order)

/** All values that stand under a name, at any depth. */
export function valuesNamed(name: string, value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap((entry: unknown) => valuesNamed(name, entry))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(key === name ? [inner] : []),
    ...valuesNamed(name, inner),
  ])
}
