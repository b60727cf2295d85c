import type { PlanField } from '../plan/FormPlan.ts'
import { getAt, setAt, type Json } from '../record/path.ts'

/** Name under which the field that lays a form out is registered with rjsf. */
export const layoutField = 'sections'

/** How rjsf shows a record: laid out by its form, each field by its kind, at the path that it has in the schema. */
export function uiSchemaOf(fields: readonly Pick<PlanField, 'path' | 'kind'>[]): Json {
  // Forms bring their own buttons, and a dialog has them at its foot.
  const root: Json = { 'ui:field': layoutField, 'ui:submitButtonOptions': { norender: true } }
  return fields.reduce((all, { path, kind }) => setAt(all, `${schemaPath(path)}.ui:field`, kind), root)
}

/** The part of a uiSchema that speaks of one path. */
export const uiSchemaAt = (root: unknown, path: string) => getAt(root, schemaPath(path)) as Json | undefined

/** All positions of a list share the `items` of its schema. */
function schemaPath(path: string): string {
  const steps = path.split('.').map((name) => (/^\d+$/.test(name) ? 'items' : name))
  return steps.join('.')
}
