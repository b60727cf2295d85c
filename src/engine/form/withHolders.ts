import { getAt, setAt, type Json } from '../record/path.ts'
import type { FormPlan } from './formPlan.ts'

/**
 * A copy in which the object or list entry that holds a required field is there, so that what is missing in it is found
 * field by field, and not once for the whole.
 * @param required paths of the fields that must be filled in
 */
export function withHolders(plan: FormPlan, record: Json, required: ReadonlySet<string>): Json {
  let result = record
  for (const { path } of plan.fields) {
    const holder = path.split('.').slice(0, -1).join('.')
    if (holder === '' || !required.has(path)) continue
    if (getAt(result, holder) === undefined) result = setAt(result, holder, {})
  }
  return result
}
