import type { CheckedForm } from '#engine/form/checkForm.ts'
import type { FormPlan } from '#engine/form/formPlan.ts'
import { disabledFields, shownFields, shownSections, type Holds } from '#engine/form/shown.ts'
import { getAt, type Json } from '#engine/record/path.ts'
import type { FormLayout } from './FormState.ts'

/** Which parts of a form a record shows, disables and requires. @param checked the record as it was checked */
export function layoutOf(plan: FormPlan, record: Json, checked: CheckedForm, holds: Holds): FormLayout {
  const isPresent = (path: string) => getAt(record, path) !== undefined && getAt(record, path) !== null
  const optional = plan.sections.flatMap((section) => section.optional ?? [])
  return {
    sections: shownSections(plan, record, holds),
    fields: shownFields(plan, record, holds),
    present: new Set(optional.filter(isPresent)),
    required: checked.required,
    disabled: disabledFields(plan, record, holds),
  }
}
