import type { PlanField } from '#engine/form/formPlan.ts'

/** Whether a field is only shown: what the server gives, what the form says so of, and what stays once it is stored. */
export function isReadOnly({ schema, placed }: PlanField, mode: 'create' | 'update'): boolean {
  // Files are the server's in the end, but they are given one by one.
  const given = schema.readOnly === true && schema.upload === undefined
  return given || placed.readOnly === true || (placed.fixed === true && mode === 'update')
}
