import type { SaveCall } from '#generated/definitions.gen.ts'
import type { Json } from '../record/path.ts'
import type { Rule } from './shown.ts'

/**
 * The operation that saves a record: the first alternative whose condition holds, else the usual one.
 * @param pointer where the call stands, as in the pointers of conditions: `lease.form.json#/update`
 */
export function saveOperation({ operation, alternatives = [] }: SaveCall, pointer: string, record: Json, rule: Rule) {
  const fits = alternatives.findIndex((_, index) => rule(`${pointer}/alternatives/${index}/onlyIf`, record))
  return alternatives[fits]?.operation ?? operation
}
