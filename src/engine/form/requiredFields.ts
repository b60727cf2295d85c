import type { RecordSchema } from '#generated/definitions.gen.ts'
import { wordPath, type Json } from '../record/path.ts'
import { demandedNow } from '../schema/demandedPaths.ts'
import type { FormPlan } from './formPlan.ts'
import type { Holds } from './shown.ts'

/**
 * Paths of the fields that must be filled in as the record stands.
 * @param active paths of the fields that count
 */
export function requiredFields(
  plan: FormPlan,
  schema: RecordSchema,
  record: Json,
  active: ReadonlySet<string>,
  holds: Holds,
): Set<string> {
  const demanded = demandedNow(schema, record, holds)
  const required = plan.fields.filter(
    ({ path, required }) => active.has(path) && (required || demanded.has(wordPath(path))),
  )
  return new Set(required.map(({ path }) => path))
}
