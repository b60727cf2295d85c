import type { RegistryFieldsType, ValidatorType } from '@rjsf/utils'
import { layoutField } from '#engine/form/uiSchema.ts'
import { kinds } from '#engine/schema/kinds.ts'
import type { RecordValidation } from '#engine/validation/createValidation.ts'
import { FieldControl } from './FieldControl.tsx'
import { FieldTemplate } from './FieldTemplate.tsx'
import { Sections } from './Sections.tsx'

const kindFields = kinds.map((kind) => [kind, FieldControl] as const)

/** What rjsf draws our forms with: a field for each kind of value, and one that lays them out. */
export const theme: { fields: RegistryFieldsType; templates: { FieldTemplate: typeof FieldTemplate } } = {
  fields: { ...Object.fromEntries(kindFields), [layoutField]: Sections },
  templates: { FieldTemplate },
}

/** The generated checks of a record, as rjsf asks for them. */
export function createValidator({ record }: Pick<RecordValidation, 'record'>): ValidatorType {
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
    isValid: (_, value) => record(value).length === 0,
    rawValidation: <Result>(_: unknown, value?: unknown) => ({ errors: record(value) as Result[] }),
  }
}
