import type { Formats } from '#engine/formats/createFormats.ts'
import { mapValues, normaliseRecord } from '#engine/record/mapValues.ts'
import { settleFiles } from '#engine/record/settleFiles.ts'
import type { RecordSchema } from '#generated/definitions.gen.ts'
import type { RecordOrder } from './readOrders.ts'

/** What an order sends in normal form, and the record that the server makes of it. */
export function arrivedRecord(schema: RecordSchema, formats: Formats, { json, files = {} }: RecordOrder) {
  const sent = normaliseRecord(schema, json, formats)
  const arrived = Object.entries(files).flatMap(([part, orders]) =>
    orders.map(({ name }, index) => ({ part, label: name, id: `00000000-0000-4000-8000-00000000000${index}` })),
  )
  const { record, problems } = settleFiles(schema, undefined, sent, arrived)
  return { sent, problems, whole: mapValues(schema, record, (value, { writeOnly }) => (writeOnly ? undefined : value)) }
}
