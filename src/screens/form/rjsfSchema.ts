import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import type { FormPlan } from '#engine/form/formPlan.ts'

/** Name under which the one field of our own is registered with rjsf. */
export const leafField = 'leaf'

/**
 * The plan of a form as rjsf wants it: one flat object of leaves, keyed by path. rjsf takes a name with dots as one
 * name. Types and rules stay out: they are the validation's, and rjsf would go through them at every turn.
 */
export function rjsfSchema({ fields }: FormPlan): { schema: RJSFSchema; uiSchema: UiSchema } {
  const leaves = fields.map(({ path }): [string, RJSFSchema] => [path, { type: 'string' }])
  const uses = fields.map(({ path }): [string, UiSchema] => [path, { 'ui:field': leafField }])
  return {
    schema: { type: 'object', properties: Object.fromEntries(leaves) },
    uiSchema: Object.fromEntries(uses),
  }
}
