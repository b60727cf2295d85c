import type { Formats } from '#engine/formats/createFormats.ts'
import { checkForm, type CheckedForm } from '#engine/form/checkForm.ts'
import type { FormPlan } from '#engine/form/formPlan.ts'
import type { Json } from '#engine/record/path.ts'
import type { RecordParts } from '../ScreenServices.ts'

interface CheckParts extends RecordParts {
  plan: FormPlan
  formats: Formats
  /** Values that are sent with the record and never shown. */
  constants: Json
}

/** The check that a form makes at each change: what would be saved, and what is wrong with it. */
export function createCheck({ constants, ...parts }: CheckParts): (record: Json) => CheckedForm {
  return (typed) => checkForm({ ...parts, record: { ...typed, ...constants } })
}
