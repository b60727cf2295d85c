import { isObject } from '#engine/record/path.ts'
import { normaliseRecord } from '#engine/record/normaliseRecord.ts'
import { mapValues } from '#engine/record/mapValues.ts'
import { settleFiles } from '#engine/record/settleFiles.ts'
import { readCatalogue } from '#server/catalogue.ts'
import type { RecordOrder } from './readOrders.ts'

/** The domain, as the server reads it. */
export const catalogue = await readCatalogue(process.cwd(), () => new Date())

/** The record that an operation of the contract enters. */
export function definitionOf(operation: string) {
  const record = catalogue.operations.find(({ id }) => id === operation)?.body?.record
  if (record === undefined) throw new Error(`${operation} takes no record`)
  return catalogue.record(record)
}

/** What an order sends in normal form, and the record that the server makes of it. */
export function recordOf({ operation, json, files = {} }: RecordOrder) {
  const { schema } = definitionOf(operation)
  const sent = normaliseRecord(schema, json, catalogue.formats)
  const arrived = Object.entries(files).flatMap(([part, orders]) =>
    orders.map(({ name }, index) => ({ part, label: name, id: `00000000-0000-4000-8000-00000000000${index}` })),
  )
  const { record, problems } = settleFiles(schema, undefined, sent, arrived)
  return { sent, problems, whole: mapValues(schema, record, (value, { writeOnly }) => (writeOnly ? undefined : value)) }
}

/** All values that stand under a name, at any depth. */
export function valuesNamed(name: string, value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap((entry: unknown) => valuesNamed(name, entry))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(key === name ? [inner] : []),
    ...valuesNamed(name, inner),
  ])
}
