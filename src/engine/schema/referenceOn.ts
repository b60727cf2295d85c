import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { propertyAt } from './propertyAt.ts'
import { referredRow } from './referred.ts'

/** Where a path goes through a reference: its path, the record at which it points, a row of that, and the path in the row. */
interface ReferenceStep {
  path: string
  record: string
  row: RecordSchema
  rest: string
}

/** The first reference that a path goes through; undefined for a path that stays in its record. */
export function referenceOn(holder: RecordSchema | PropertySchema, path: string): ReferenceStep | undefined {
  const steps = path.split('.')
  for (let count = 1; count < steps.length; count++) {
    const before = steps.slice(0, count).join('.')
    const field = propertyAt(holder, before)?.schema
    const reference = field?.items ?? field
    const row = reference && referredRow(reference)
    if (row && reference.refers !== undefined)
      return { path: before, record: reference.refers, row, rest: steps.slice(count).join('.') }
  }
  return undefined
}
