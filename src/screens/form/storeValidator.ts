import type { RJSFValidationError, ValidatorType } from '@rjsf/utils'
import type { Problem } from '#engine/validation/problem.ts'
import type { FormStore } from './FormState.ts'

const asError = ({ path, code, params }: Problem): RJSFValidationError => ({
  name: code,
  params,
  property: `.${path}`,
  message: code,
  stack: `${path}: ${code}`,
})

/** Lets rjsf ask the form's own check, which the record went through at its last change. No compiler, no second truth. */
export function storeValidator(store: FormStore): ValidatorType {
  return {
    validateFormData: () => ({ errors: store.checked().problems.map(asError), errorSchema: {} }),
    // The flat schema holds no conditions for rjsf to decide.
    isValid: () => true,
    // Asked for by the playground of rjsf only.
    rawValidation: () => ({}),
  }
}
