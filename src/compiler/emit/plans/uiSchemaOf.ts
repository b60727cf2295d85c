import type { FieldsPlan, PlanSection } from '#engine/plan/FormPlan.ts'

/** The layout of a form for rjsf: one grid row for each row of fields, however deep in the record the fields are. */
export function uiSchemaOf(sections: readonly PlanSection[]): FieldsPlan['uiSchema'] {
  const rows = sections.flatMap((section) => section.rows)
  return {
    'ui:field': 'LayoutGridField',
    'ui:layoutGrid': { 'ui:row': rows.map((row) => ({ 'ui:row': [{ 'ui:columns': row.map(({ path }) => path) }] })) },
  }
}
