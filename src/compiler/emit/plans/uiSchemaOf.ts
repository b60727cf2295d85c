import type { FieldsPlan, PlanSection } from '#engine/plan/FormPlan.ts'

/** How rjsf lays a record out: in the rows of its form, at whatever depth the fields stand. */
export function uiSchemaOf(sections: readonly PlanSection[]): FieldsPlan['uiSchema'] {
  const rows = sections.flatMap((section) => section.rows)
  return {
    'ui:field': 'LayoutGridField',
    'ui:layoutGrid': { 'ui:row': rows.map((row) => ({ 'ui:row': [{ 'ui:columns': row.map(({ path }) => path) }] })) },
  }
}
