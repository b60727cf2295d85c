import type { FormPlan, PlanField } from './formPlan.ts'

/**
 * Names of the lookups that the fields of a form offer, those of the entries of its lists with them.
 * @param planOf the form in which the entries of a list are typed, by its name
 */
export function lookupsOf(plan: FormPlan, planOf: (form: string) => FormPlan): string[] {
  const seen = new Set<string>()
  const lookups = new Set<string>()
  const visit = ({ schema, entry }: PlanField): void => {
    if (schema.lookup !== undefined) lookups.add(schema.lookup)
    if (entry && 'fields' in entry) entry.fields.forEach(visit)
    if (entry && 'form' in entry && !seen.has(entry.form)) {
      seen.add(entry.form)
      planOf(entry.form).fields.forEach(visit)
    }
  }
  plan.fields.forEach(visit)
  return [...lookups]
}
