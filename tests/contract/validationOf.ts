import { createFormats } from '#engine/formats/createFormats.ts'
import { createValidation, type RecordValidation } from '#engine/validation/createValidation.ts'
import { formats as definition } from '#generated/formats.gen.ts'
import { records } from '#generated/records.gen.ts'

const formats = createFormats(definition, () => new Date())

/** The checks that browser and server run on a record, `folder/name`. */
export function validationOf(name: string): RecordValidation {
  const found = records[name]
  if (!found) throw new Error(`No validators were generated for ${name}`)
  return createValidation(found.validators, formats)
}
