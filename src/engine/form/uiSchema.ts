import type { PlanField } from '../plan/FormPlan.ts'

/** The layout of a record for rjsf, and of each part of it. */
export interface UiSchema {
  [name: string]: unknown
}

/** Name under which the field that lays a form out is registered with rjsf. */
export const layoutField = 'sections'

/** How rjsf shows a record: laid out by its form, each field by its kind, at the path that it has in the schema. */
export function uiSchemaOf(fields: readonly Pick<PlanField, 'path' | 'kind'>[]): UiSchema {
  // Forms bring their own buttons, and a dialog has them at its foot.
  const root: UiSchema = { 'ui:field': layoutField, 'ui:submitButtonOptions': { norender: true } }
  for (const { path, kind } of fields) {
    const place = stepsOf(path).reduce((holder, name) => (holder[name] ??= {}) as UiSchema, root)
    place['ui:field'] = kind
  }
  return root
}

/** The part of a uiSchema that speaks of one path. */
export function uiSchemaAt(root: UiSchema | undefined, path: string): UiSchema | undefined {
  return stepsOf(path).reduce((holder, name) => holder?.[name] as UiSchema | undefined, root)
}

/** All positions of a list share what is said of its items. */
const stepsOf = (path: string) => path.split('.').map((name) => (/^\d+$/.test(name) ? 'items' : name))
