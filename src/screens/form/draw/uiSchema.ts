import type { UiSchema, ValidatorType } from '@rjsf/utils'
import type { FormPlan } from '#engine/form/formPlan.ts'
import type { RecordValidation } from '#engine/validation/createValidation.ts'

/** Name under which the field that lays a form out is registered with rjsf. */
export const layoutField = 'sections'

/** How rjsf shows a record: laid out by its form, each field by its kind, at the path that it has in the schema. */
export function uiSchemaOf({ fields }: Pick<FormPlan, 'fields'>): UiSchema {
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

/** The generated checks of a record, as rjsf asks for them. */
export function createValidator({ record, holds }: Pick<RecordValidation, 'record' | 'holds'>): ValidatorType {
  const errorsOf = (value: unknown) =>
    record(value).map(({ path, code, params }) => ({
      name: code,
      params,
      property: `.${path}`,
      message: code,
      stack: `${path}: ${code}`,
    }))
  return {
    validateFormData: (value) => ({ errors: errorsOf(value), errorSchema: {} }),
    isValid: (schema, value, root) => (schema === root ? record(value).length === 0 : holds(schema, value)),
    rawValidation: <Result>(_: unknown, value?: unknown) => ({ errors: record(value) as Result[] }),
  }
}
