import type { FormDefinition, RecordSchema } from '#generated/definitions.gen.ts'
import { newRecord } from '../record/newRecord.ts'
import { setAt, type Json } from '../record/path.ts'
import { isAt } from './isAt.ts'

/** What a form starts a new record with: the defaults of its schema, then what its address decides. */
export function startRecord({ starts = [] }: FormDefinition, schema: RecordSchema, address: string): Json {
  return starts
    .filter(({ onlyAt }) => isAt(address, onlyAt))
    .reduce((record, { path, value }) => setAt(record, path, value), newRecord(schema))
}
