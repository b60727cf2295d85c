import type { Kind } from '../schema/kindOf.ts'
import type { FormPlan } from './formPlan.ts'

/** The kinds of all fields of a form, with those of entries that are typed in place. */
export function kindsIn({ fields }: Pick<FormPlan, 'fields'>): Set<Kind> {
  const inside = fields.flatMap(({ entry }) => (entry && 'fields' in entry ? [...kindsIn(entry)] : []))
  return new Set([...fields.map(({ kind }) => kind), ...inside])
}
